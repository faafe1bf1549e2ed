import {
  addOrderNote,
  deleteOrderNote,
  findOrderStaff,
  getOrderWork,
  listOrderTags,
  setOrderResponsible,
  setOrderTags,
} from '#contracts/order-notes.ts';
import { implement } from '#server/http/dispatch.ts';
import * as notes from './order-notes.service.ts';

export const orderNotesRoutes = [
  implement(getOrderWork, (context, { params }) => notes.getOrderWork(context, params.id)),
  implement(addOrderNote, (context, { params, body }) => notes.addNote(context, params.id, body.text)),
  implement(deleteOrderNote, (context, { params }) => notes.deleteNote(context, params.id, params.noteId)),
  implement(setOrderTags, (context, { params, body }) => notes.setTags(context, params.id, body.tags)),
  implement(setOrderResponsible, (context, { params, body }) => notes.setResponsible(context, params.id, body.userId)),
  implement(listOrderTags, (context, { query }) => notes.listTags(context, query.find)),
  implement(findOrderStaff, (context, { query }) => notes.findStaff(context, query.find)),
];
