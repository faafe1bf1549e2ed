export type RefundableLine = {
  /** Pieces; millilitres of bottled goods. */
  readonly quantity: number;
  readonly totalKopecks: number;
};

/** What part of a line costs, after `refunded` of it went back already: all parts together cost the line, to the kopeck. */
export function partKopecks({ quantity, totalKopecks }: RefundableLine, refunded: number, count: number): number {
  const upTo = (amount: number) => Math.round((totalKopecks * amount) / quantity);
  return upTo(refunded + count) - upTo(refunded);
}

/** An opened decant cannot be sold again. */
export const isRestockedByDefault = (line: { readonly isBottled: boolean }): boolean => !line.isBottled;
