import { useOutletContext } from 'react-router';
import type { orders } from '#web/messages/uk/account/orders.ts';
import type { profile } from '#web/messages/uk/account/profile.ts';
import type { wishlist } from '#web/messages/uk/account/wishlist.ts';

export type AccountTexts = {
  readonly orders: typeof orders;
  readonly profile: typeof profile;
  readonly wishlist: typeof wishlist;
};

/** The words of the own pages, of buyers and of those who run the shop. Guests do not carry them. */
export const useAccountTexts = (): AccountTexts => useOutletContext<AccountTexts>();
