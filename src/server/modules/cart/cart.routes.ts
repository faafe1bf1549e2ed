import { ownCart, priceCart } from '#contracts/cart.ts';
import { implement } from '#server/http/dispatch.ts';
import * as cart from './cart.service.ts';

export const cartRoutes = [
  implement(priceCart, (context, { body }) => cart.priceCart(context, body.lines)),
  ...[ownCart.customer, ownCart.admin].flatMap(({ get, save, join }) => [
    implement(get, cart.getCart),
    implement(save, (context, { body }) => cart.saveCart(context, body.lines)),
    implement(join, (context, { body }) => cart.joinCarts(context, body.lines)),
  ]),
];
