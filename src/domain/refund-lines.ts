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

type Refunded = { readonly lines: readonly { readonly productId: string; readonly quantity: number }[] };

/** How much of each product of an order went back already, or is to. */
export function refundedQuantities(refunds: readonly Refunded[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of refunds.flatMap(({ lines }) => lines)) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return quantities;
}
