import { z } from 'zod';
import { type BottleCost, smallestDecantMl } from '#domain/bottling.ts';
import { mostCartLines, mostOfOne } from '#domain/cart.ts';
import type { Area } from '#domain/permissions.ts';
import { type Access, admin, customer, everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id } from './kit/fields.ts';
import { asUah, uah } from './kit/money.ts';
import { productCard } from './products.ts';

/** A line as it is sent: what, and how much of it. What it costs, the shop knows. */
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

/** Goods by the piece have no bottles. Each row's price is that of one bottle. */
export const asBottleCost = (cost: BottleCost | null): z.infer<typeof bottleCost> => ({
  bottles: (cost?.bottles ?? []).map(({ bottleSize, count, priceKopecks }) => ({
    bottleSize,
    count,
    price: asUah(priceKopecks),
  })),
  totalCost: asUah(cost?.totalKopecks ?? 0),
});

/** A line as it costs today. */
export const cartLine = z.object({
  product: productCard,
  cartQuantity: z.number().int(),
  currentPrice: uah,
  bottling: z.boolean(),
  bottleCost,
  /** Goods with their discount, and the bottles. */
  totalCost: uah,
  /** How much of it can be bought now; 0 for what is sold out or no longer on sale. */
  available: z.number().int(),
});
export type PricedCartLine = z.infer<typeof cartLine>;

/** What was deleted altogether is not in it any more; what is off sale or sold out is, and says so. */
export const cart = z.object({ lines: z.array(cartLine), totalCost: uah });
export type Cart = z.infer<typeof cart>;

/** Each product once: two lines of one would each look affordable alone. */
export const lineList = <Line extends typeof lineInput>(line: Line) =>
  z
    .array(line.strict(), { error: 'required' })
    .max(mostCartLines, 'cart-too-long')
    .refine(
      (lines) => new Set(lines.map(({ product }) => product.toLowerCase())).size === lines.length,
      'doubled-lines',
    );

export const cartInput = z.object({ lines: lineList(lineInput) });

/** The same calls in both areas: which of them a person makes depends on their role. */
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
