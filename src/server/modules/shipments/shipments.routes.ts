import {
  changeShipment,
  createShipment,
  createShipments,
  deleteShipment,
  getOrderShipment,
  listWaybillNumbers,
  makeRegister,
  printLabels,
  printRegister,
  retryShipment,
} from '#contracts/shipments.ts';
import { implement } from '#server/http/dispatch.ts';
import * as printing from './printing.service.ts';
import * as registers from './registers.service.ts';
import * as shipments from './shipments.service.ts';

export const shipmentsRoutes = [
  implement(getOrderShipment, (context, { params }) => shipments.getOrderShipment(context, params.id)),
  implement(createShipment, (context, { params, body }) => shipments.createShipment(context, params.id, body)),
  implement(changeShipment, (context, { params, body }) => shipments.changeShipment(context, params.id, body)),
  implement(deleteShipment, (context, { params }) => shipments.deleteShipment(context, params.id)),
  implement(retryShipment, (context, { params }) => shipments.retryShipment(context, params.id)),
  implement(createShipments, (context, { body }) => shipments.createShipments(context, body.ids)),
  implement(listWaybillNumbers, (context, { body }) => printing.listWaybillNumbers(context, body.ids)),
  implement(printLabels, (context, { query }) => printing.printLabels(context, query.numbers, query.format)),
  implement(makeRegister, (context, { body }) => registers.makeRegister(context, body.ids)),
  implement(printRegister, (context, { params }) => printing.printRegister(context, params.number)),
];
