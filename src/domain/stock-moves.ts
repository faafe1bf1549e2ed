/** Why a quantity changes, as the ledger of stock records it. */
export const stockReasons = ['receipt', 'stocktake', 'write-off', 'sale', 'return', 'open-bottle'] as const;
export type StockReason = (typeof stockReasons)[number];

/** Those that staff choose; the others follow from orders and opened bottles. */
export const manualReasons = ['receipt', 'stocktake', 'write-off', 'return'] as const satisfies readonly StockReason[];
export type ManualReason = (typeof manualReasons)[number];

export const stockUnits = ['pieces', 'ml', 'vials'] as const;
export type StockUnit = (typeof stockUnits)[number];

interface TypedMove {
  readonly reason: ManualReason;
  /** How many came, went or, for a stocktake, were counted. */
  readonly amount: number;
  /** The quantity that a stocktake was compared with, so that sales since then still count. */
  readonly was: number;
}

/** By how much a move changes the quantity. */
export function stepOf({ reason, amount, was }: TypedMove): number {
  if (reason === 'stocktake') return amount - was;
  return reason === 'write-off' ? -amount : amount;
}

/** The share of the price that is not its purchase, in percent; null without a price. */
export function marginPercent(priceKopecks: number, purchaseKopecks: number): number | null {
  return priceKopecks > 0 ? Math.round(((priceKopecks - purchaseKopecks) / priceKopecks) * 100) : null;
}
