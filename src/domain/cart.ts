/** A cart that a person still oversees, and that one order can hold. */
export const mostCartLines = 100;

/** Of one thing: beyond any stock, and within what the database counts. */
export const mostOfOne = 1_000_000;

interface MeetingLines {
  readonly isBottled: boolean;
  /** How much of it the cart of the account holds. */
  readonly kept: number;
  /** How much of it was gathered before signing in. */
  readonly brought: number;
  readonly available: number;
}

/**
 * How much of a product is in a cart after two carts that both hold it have become one. A volume was chosen on purpose, so the
 * latest choice stays; of pieces the larger amount, within what is there. What is sold out stays as one, for its buyer to see.
 */
export function joinedAmount({ isBottled, kept, brought, available }: MeetingLines): number {
  if (isBottled) return brought;
  return Math.max(1, Math.min(Math.max(kept, brought), available));
}
