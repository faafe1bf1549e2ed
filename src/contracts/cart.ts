import { z } from 'zod';
import { type BottleCost, smallestDecantMl } from '#domain/bottling.ts';
import { mostCartLines, mostOfOne } from '#domain/cart.ts';
import type { Area } from '#domain/permissions.ts';
import { type Access, admin, customer, everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id } from './kit/fields.ts';
import { asUah, uah } from './kit/money.ts';
import { productCard } from './products.ts';

/** The client sends product and quantity; prices come from the server. */
export const lineInput = z.object({
  product: id,
  /** Pieces, or whole millilitres of bottled goods. */
  cartQuantity: z
    .number({ error: 'whole-quantity' })
    .int('whole-quantity')
    .min(smallestDecantMl, 'whole-quantity')
    .max(mostOfOne),
  bottling: z.boolean({ error: 'yes-or-no' }).optional(),
});
export type LineInput = z.output<typeof lineInput>;

export const bottleCost = z.object({
  bottles: z.array(z.object({ bottleSize: z.number().int(), count: z.number(), price: uah })),
  totalCost: uah,
});

/** Empty for goods sold by the piece. `price` is that of one bottle. */
export const asBottleCost = (cost: BottleCost | null): z.infer<typeof bottleCost> => ({
  bottles: (cost?.bottles ?? []).map(({ bottleSize, count, priceKopecks }) => ({
    bottleSize,
    count,
    price: asUah(priceKopecks),
  })),
  totalCost: asUah(cost?.totalKopecks ?? 0),
});

/** A cart offers no other sizes. */
const cartProduct = productCard.omit({ siblings: true });
export type CartProduct = z.infer<typeof cartProduct>;

/** At current prices. */
export const cartLine = z.object({
  product: cartProduct,
  cartQuantity: z.number().int(),
  currentPrice: uah,
  bottling: z.boolean(),
  bottleCost,
  /** Discounted goods, and bottles. */
  totalCost: uah,
  /** The quantity that can be bought now; 0 if sold out or off sale. */
  available: z.number().int(),
});
export type PricedCartLine = z.infer<typeof cartLine>;

/** Deleted products are dropped; products that are off sale or sold out stay, with `available`. */
export const cart = z.object({ lines: z.array(cartLine), totalCost: uah });
export type Cart = z.infer<typeof cart>;

/** Each product once: two lines of one product would each pass the stock check alone. */
export const lineList = <Line extends typeof lineInput>(line: Line) =>
  z
    .array(line.strict(), { error: 'required' })
    .max(mostCartLines, 'cart-too-long')
    .refine(
      (lines) => new Set(lines.map(({ product }) => product.toLowerCase())).size === lines.length,
      'doubled-lines',
    );

export const cartInput = z.object({ lines: lineList(lineInput) });

/** The same calls in both areas; the user's role decides which are used. */
function cartIn(area: Area, owner: string, access: Access) {
  return {
    get: endpoint({
      name: `get${owner}Cart`,
      summary: 'The cart that was saved, at the prices of today',
      method: 'GET',
      path: `${area}/cart`,
      access,
      response: cart,
    }),
    save: endpoint({
      name: `save${owner}Cart`,
      summary: 'The cart is exactly these lines, in this order',
      method: 'PUT',
      path: `${area}/cart`,
      access,
      body: cartInput,
      response: cart,
    }),
    join: endpoint({
      name: `join${owner}Cart`,
      summary:
        'Adds what somebody gathered before signing in: of goods in both the larger amount, of bottled ones the new',
      method: 'POST',
      path: `${area}/cart/join`,
      access,
      body: cartInput,
      response: cart,
    }),
  };
}

export const ownCart = {
  customer: cartIn('customer', 'Customer', customer()),
  admin: cartIn('admin', 'Admin', admin()),
};

export const priceCart = endpoint({
  name: 'priceCart',
  summary: 'What a cart costs today and what of it can be bought; nothing is kept',
  method: 'POST',
  path: 'openpath/cart',
  access: everyone,
  ignoresCredentials: true,
  body: cartInput,
  response: cart,
});
