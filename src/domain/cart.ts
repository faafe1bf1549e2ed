/** Limit of lines in a cart and an order. */
export const mostCartLines = 100;

/** Limit of one line: above any stock, within the database's integer range. */
export const mostOfOne = 1_000_000;

interface MeetingLines {
  readonly isBottled: boolean;
  /** Quantity in the account's cart. */
  readonly kept: number;
  /** Quantity in the guest's cart before sign-in. */
  readonly brought: number;
  readonly available: number;
}

/**
 * Merges a product that is in both carts. Of volumes the guest's choice wins, being the latest; of pieces the larger
 * quantity, limited by the stock. A sold-out product stays with quantity 1, so that the buyer sees it.
 */
export function joinedAmount({ isBottled, kept, brought, available }: MeetingLines): number {
  if (isBottled) return brought;
  return Math.max(1, Math.min(Math.max(kept, brought), available));
}
