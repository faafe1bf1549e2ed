import { z } from 'zod';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, line, nothing } from './kit/fields.ts';
import { orderFilters } from './orders.ts';

/** Filters of the list of orders under a name, for the person who saved them. */

export const mostOrderViews = 20;
const longestViewName = 40;

const orderView = z.object({ _id: id, name: z.string(), filters: orderFilters });
export type OrderView = z.infer<typeof orderView>;

export const orderViewInput = z.object({ name: line(longestViewName), filters: orderFilters.strict() });

export const listOrderViews = endpoint({
  name: 'listOrderViews',
  summary: 'The own saved views of the list of orders, by name',
  method: 'GET',
  path: 'admin/order-views',
  access: admin('orders'),
  response: z.array(orderView),
});

export const saveOrderView = endpoint({
  name: 'saveOrderView',
  summary: 'Saves filters under a name; a view of that name gets the new filters',
  method: 'POST',
  path: 'admin/order-views',
  access: admin('orders'),
  body: orderViewInput,
  response: orderView,
  done: 'order-view-saved',
});

export const deleteOrderView = endpoint({
  name: 'deleteOrderView',
  summary: 'Deletes an own saved view',
  method: 'DELETE',
  path: 'admin/order-views/{id}',
  access: admin('orders'),
  params: z.object({ id }),
  response: nothing,
  done: 'order-view-deleted',
});
