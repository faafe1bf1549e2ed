import { z } from 'zod';
import type { Area } from '#domain/permissions.ts';
import { type Access, admin, customer } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, nothing } from './kit/fields.ts';
import { productCard } from './products.ts';

/** Bounded, since it is shown on one page and sent without pagination. */
export const mostWished = 200;

/** In the order of adding, without products that are off sale. */
const wishlist = z.object({ products: z.array(productCard) });
export type Wishlist = z.infer<typeof wishlist>;

const wishesInput = z.object({
  products: z.array(id, { error: 'required' }).max(mostWished, 'wishlist-too-long'),
});

const wishInput = z.object({
  /** The wanted state (idempotent). Without it the state is toggled. */
  wished: z.boolean({ error: 'yes-or-no' }).optional(),
});

/** The same calls in both areas; the user's role decides which are used. */
function wishlistIn(area: Area, owner: string, access: Access) {
  return {
    list: endpoint({
      name: `list${owner}Wishes`,
      summary: 'The products that the person marked with a heart',
      method: 'GET',
      path: `${area}/wishlist/getall`,
      access,
      response: wishlist,
    }),
    replace: endpoint({
      name: `replace${owner}Wishes`,
      summary: 'The wishlist is exactly these products, in this order',
      method: 'PUT',
      path: `${area}/wishlist`,
      access,
      body: wishesInput,
      response: wishlist,
      done: 'wishlist-saved',
    }),
    turn: endpoint({
      name: `turn${owner}Wish`,
      summary: 'Puts a product on the wishlist, or takes it off again',
      method: 'POST',
      path: `${area}/wishlist/{productId}`,
      access,
      params: z.object({ productId: id }),
      body: wishInput,
      response: wishlist,
      done: 'wishlist-saved',
    }),
    remove: endpoint({
      name: `remove${owner}Wish`,
      summary: 'Takes a product off the wishlist, if it is there',
      method: 'DELETE',
      path: `${area}/wishlist/{id}`,
      access,
      params: z.object({ id }),
      response: nothing,
      done: 'wishlist-removed',
    }),
  };
}

export const ownWishlist = {
  customer: wishlistIn('customer', 'Customer', customer('wishlist')),
  admin: wishlistIn('admin', 'Admin', admin('wishlist')),
};
