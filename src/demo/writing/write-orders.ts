import { sql } from 'drizzle-orm';
import { paymentLabels } from '#domain/payment-methods.ts';
import type { DemoOrder } from '../orders/order.ts';
import { createIds } from './ids.ts';
import { type DemoDatabase, insertRows, type Row } from './rows.ts';
import type { PlacedProduct } from './write-products.ts';

const firstOrderNo = 100_001;

interface OrderWriting {
  orders: readonly DemoOrder[];
  placed: readonly PlacedProduct[];
  olenaId: string | null;
  adminId: string | null;
}

/** Orders with lines, events and payments; numbered like those of a new shop. */
export async function writeOrders(db: DemoDatabase, writing: OrderWriting): Promise<void> {
  const makeId = createIds('orders');
  const orders = writing.orders.map((order, index) => ({
    order,
    id: makeId(order.createdAt),
    orderNo: firstOrderNo + index,
  }));
  const placedByItemNo = new Map(writing.placed.map((one) => [one.product.itemNo, one]));
  await insertRows(
    db,
    'orders',
    orders.map((one) => orderRow(one, writing)),
    { isOverriding: true },
  );
  await insertRows(
    db,
    'order_lines',
    orders.flatMap(({ id, order }) => lineRows(id, order, placedByItemNo)),
  );
  await insertRows(
    db,
    'order_events',
    orders.flatMap(({ id, order }) => eventRows(id, order, writing)),
  );
  await insertRows(
    db,
    'payments',
    orders.map(({ id, order, orderNo }) => paymentRow(id, order, orderNo)),
  );
  await db.execute(
    sql`select setval(pg_get_serial_sequence('orders', 'order_no'), ${firstOrderNo + orders.length - 1})`,
  );
}

type Numbered = { order: DemoOrder; id: string; orderNo: number };

const lastMoment = ({ events, createdAt }: DemoOrder): string => (events.at(-1)?.at ?? createdAt).toISOString();

const orderRow = ({ order, id, orderNo }: Numbered, { olenaId }: OrderWriting): Row => ({
  id,
  order_no: orderNo,
  user_id: order.isOfOlena ? olenaId : null,
  status: order.status,
  payment_state: order.paymentState,
  payment_method: paymentLabels.online.uk,
  first_name: order.firstName,
  last_name: order.lastName,
  email: order.email,
  phone: order.phone,
  comment: order.comment,
  delivery_kind: order.deliveryKind,
  delivery: order.delivery,
  region: order.region,
  city: order.city,
  address: order.address,
  total_kopecks: order.totalKopecks,
  paid_kopecks: order.paymentState === 'paid' ? order.totalKopecks : 0,
  stock_returned_at: order.stockReturnedAt?.toISOString() ?? null,
  created_at: order.createdAt.toISOString(),
  updated_at: lastMoment(order),
});

const lineRows = (orderId: string, { lines }: DemoOrder, placed: ReadonlyMap<string, PlacedProduct>): Row[] =>
  lines.map(({ product, quantity, discountPercent, bottles, bottlesKopecks, totalKopecks }, index) => ({
    order_id: orderId,
    position: index + 1,
    product_id: placed.get(product.itemNo)?.id,
    name: product.name,
    brand_name: product.brand,
    item_no: product.itemNo,
    picture_address: placed.get(product.itemNo)?.pictureAddress ?? null,
    size_ml: product.sizeMl,
    is_bottled: product.isBottled,
    quantity,
    price_kopecks: product.currentPriceKopecks,
    discount_percent: discountPercent,
    bottles,
    bottles_kopecks: bottlesKopecks,
    total_kopecks: totalKopecks,
  }));

const eventRows = (orderId: string, { events, isOfOlena }: DemoOrder, { olenaId, adminId }: OrderWriting): Row[] =>
  events.map(({ kind, details, at }) => ({
    order_id: orderId,
    kind,
    actor_id: kind === 'status-changed' ? adminId : kind === 'created' && isOfOlena ? olenaId : null,
    details,
    created_at: at.toISOString(),
  }));

/** The bank's final status of an invoice. */
const bankStatuses = { paid: 'success', failed: 'failure', expired: 'expired', refunded: 'reversed', awaiting: null };

/** The fake bank has no record of these invoices, so their data is encoded in the id: it can report and refund them. */
function invoiceId({ totalKopecks, createdAt }: DemoOrder, orderNo: number, bankStatus: string): string {
  return `inv_${createdAt.getTime()}_demo-${orderNo}-${totalKopecks}-${bankStatus}`;
}

function paymentRow(orderId: string, order: DemoOrder, orderNo: number): Row {
  const bankStatus = bankStatuses[order.paymentState];
  return {
    order_id: orderId,
    state: order.paymentState,
    amount_kopecks: order.totalKopecks,
    // An unpaid order has no invoice yet: the shop creates it when the buyer returns.
    invoice_id: bankStatus && invoiceId(order, orderNo, bankStatus),
    bank_status: bankStatus,
    bank_modified_at: bankStatus && lastMoment(order),
    expires_at: order.invoiceExpiresAt.toISOString(),
    created_at: order.createdAt.toISOString(),
    updated_at: lastMoment(order),
  };
}
