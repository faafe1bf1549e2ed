import { requestStockAlert } from '#contracts/stock-alerts.ts';
import { implement } from '#server/http/dispatch.ts';
import * as alerts from './stock-alerts.service.ts';

export const stockAlertsRoutes = [
  implement(requestStockAlert, (context, { params, body }) => alerts.requestStockAlert(context, params.id, body.email)),
];
