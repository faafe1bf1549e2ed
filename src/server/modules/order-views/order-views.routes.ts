import { deleteOrderView, listOrderViews, saveOrderView } from '#contracts/order-views.ts';
import { implement } from '#server/http/dispatch.ts';
import * as views from './order-views.service.ts';

export const orderViewsRoutes = [
  implement(listOrderViews, views.listViews),
  implement(saveOrderView, (context, { body }) => views.saveView(context, body)),
  implement(deleteOrderView, (context, { params }) => views.deleteView(context, params.id)),
];
