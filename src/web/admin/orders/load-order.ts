import { getOrder } from '#contracts/admin-orders.ts';
import { load } from '#web/kit/api-client.ts';

export type PageOfOrder = { params: { id: string } };

/** For pages about one order. */
export const loadOrder = ({ params: { id } }: PageOfOrder) => load(getOrder, { params: { id } });
