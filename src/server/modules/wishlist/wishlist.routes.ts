import { ownWishlist } from '#contracts/wishlist.ts';
import { implement } from '#server/http/dispatch.ts';
import { listWishes, removeWish, replaceWishes, turnWish } from './wishlist.service.ts';

export const wishlistRoutes = [ownWishlist.customer, ownWishlist.admin].flatMap(({ list, replace, turn, remove }) => [
  implement(list, listWishes),
  implement(replace, (context, { body }) => replaceWishes(context, body.products)),
  implement(turn, (context, { params, body }) => turnWish(context, params.productId, body.wished)),
  implement(remove, (context, { params }) => removeWish(context, params.id)),
]);
