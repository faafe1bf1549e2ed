import type { Order } from '#contracts/orders.ts';
import { deleteDraft, readDraft, saveDraft } from '#web/kit/form-draft.ts';

/** What a buyer has typed so far to answer the shop's question about one order. */

const formOf = ({ _id }: Order): string => `clarify:${_id}`;

export const readAnswer = (order: Order): unknown => readDraft(formOf(order));
export const keepAnswer = (order: Order, values: unknown): void => saveDraft(formOf(order), values);
export const forgetAnswer = (order: Order): void => deleteDraft(formOf(order));
