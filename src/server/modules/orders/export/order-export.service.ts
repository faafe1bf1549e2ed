import { orderStatusNames } from '#contracts/messages/order-names.ts';
import { orderColumns, orderSheetWords } from '#contracts/messages/order-sheet.ts';
import { csvDecimal, csvHead, csvLines, csvText } from '#domain/csv.ts';
import { formatShortDateTime, shopDay } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import { kopecksToDecimal } from '#domain/money.ts';
import type { OrderFilter } from '#domain/order-filter.ts';
import { formatPhone } from '#domain/phone.ts';
import { productLabel } from '#domain/product-label.ts';
import type { Context } from '#server/context.ts';
import type { OrderRow } from '../orders.repository.ts';
import * as repository from './order-export.repository.ts';

type Asked = OrderFilter & { after?: string | undefined };

/** Page size of the export: at most a second of work per request. */
const exportedAtOnce = 1000;

export async function exportOrders({ db, language }: Context, { after, ...filter }: Asked) {
  const rows = await repository.listOrdersOf(db, filter, after, exportedAtOnce);
  const { columns } = orderSheetWords[language];
  const head = after === undefined ? csvHead(orderColumns.map((column) => columns[column])) : '';
  const next = rows.length < exportedAtOnce ? null : (rows.at(-1)?.id ?? null);
  return { csv: head + csvLines(rows.map((row) => cellsOf(row, language))), count: rows.length, next };
}

/** '2026-02-01 14:05': spreadsheets parse it as a date in every locale. */
const sortableMoment = (date: Date): string => `${shopDay(date)} ${formatShortDateTime(date).slice(-5)}`;

/** Escapes user input against CSV formula injection; computed values stay numbers. */
function cellsOf(row: OrderRow, language: Language): string[] {
  const words = orderSheetWords[language];
  const goods = row.lines.map((line) => {
    const { name, brandName: brand, itemNo, isBottled: bottling, sizeMl: sizes, quantity } = line;
    const label = productLabel({ name, brand, itemNo, bottling, sizes, decantMl: quantity }, language);
    // The label of a decant says its millilitres.
    return bottling ? label : `${label} × ${quantity} ${words.pieces}`;
  });
  const cells: Record<(typeof orderColumns)[number], string> = {
    orderNo: String(row.orderNo),
    date: sortableMoment(row.createdAt),
    status: csvText(row.statusShown?.name ?? orderStatusNames[language][row.status]),
    firstName: csvText(row.firstName),
    lastName: csvText(row.lastName),
    phone: csvText(formatPhone(row.phone)),
    email: csvText(row.email),
    delivery: csvText(row.delivery),
    region: csvText(row.region),
    city: csvText(row.city),
    address: csvText(row.address),
    paymentMethod: csvText(row.paymentMethod),
    paymentState: words.payments[row.paymentState],
    products: csvText(goods.join('\n')),
    comment: csvText(row.comment),
    totalSum: csvDecimal(kopecksToDecimal(row.totalKopecks)),
  };
  return orderColumns.map((column) => cells[column]);
}
