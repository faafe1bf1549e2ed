import { ownWishlist, type Wishlist } from '#contracts/wishlist.ts';
import type { Area } from '#domain/permissions.ts';
import { load } from '#web/kit/api-client.ts';
import { learnWishes } from './wishlist.ts';

/** For the page of the list; the hearts and the count on the icon learn from it too. */
export async function loadWishlist(area: Area): Promise<Wishlist> {
  const wishlist = await load(ownWishlist[area].list, {});
  learnWishes(wishlist);
  return wishlist;
}
