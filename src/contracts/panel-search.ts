import { z } from 'zod';
import { productChoice } from './admin-products.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, text } from './kit/fields.ts';
import { totalSum } from './kit/money.ts';
import { orderStatus } from './orders.ts';

const found = z.object({
  orders: z.array(
    z.object({
      _id: id,
      orderNo: z.number().int(),
      name: z.string(),
      status: orderStatus,
      date: z.iso.datetime(),
      totalSum,
    }),
  ),
  products: z.array(productChoice),
  buyers: z.array(z.object({ _id: id, name: z.string(), email: z.string(), phone: z.string() })),
});
export type PanelFound = z.infer<typeof found>;

export const searchPanel = endpoint({
  name: 'searchPanel',
  summary: 'A few orders, goods and people by words, of the modules that the caller may use',
  method: 'GET',
  path: 'admin/search',
  access: admin(),
  query: z.object({ find: text(100).default('') }),
  response: found,
});
