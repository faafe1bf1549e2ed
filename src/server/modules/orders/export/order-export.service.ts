import { orderStatusNames } from '#contracts/messages/order-names.ts';
import { orderColumns, orderSheetWords } from '#contracts/messages/order-sheet.ts';
import { csvDecimal, csvHead, csvLines, csvText } from '#domain/csv.ts';
import { formatShortDateTime, shopDay } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import { kopecksToDecimal } from '#domain/money.ts';
import { formatPhone } from '#domain/phone.ts';
import type { Context } from '#server/context.ts';
import type { OrderRow } from '../orders.repository.ts';
import * as repository from './order-export.repository.ts';

type Asked = { from: string; to: string; after?: string | undefined };

/** What one answer carries: a second of work at most, however many orders the days have. */
const exportedAtOnce = 1000;

export async function exportOrders({ db, language }: Context, { after, ...days }: Asked) {
  const rows = await repository.listOrdersOf(db, days, after, exportedAtOnce);
  const { columns } = orderSheetWords[language];
  const head = after === undefined ? csvHead(orderColumns.map((column) => columns[column])) : '';
  const next = rows.length < exportedAtOnce ? null : (rows.at(-1)?.id ?? null);
  return { csv: head + csvLines(rows.map((row) => cellsOf(row, language))), count: rows.length, next };
}

/** '2026-02-01 14:05': every spreadsheet takes it for a moment, in whatever country. */
const sortableMoment = (date: Date): string => `${shopDay(date)} ${formatShortDateTime(date).slice(-5)}`;

/** What people typed is kept from being run as a formula; what the shop counted is left a number. */
function cellsOf(row: OrderRow, language: Language): string[] {
  const words = orderSheetWords[language];
  const goods = row.lines.map(
    ({ name, quantity, isBottled }) => `${name} × ${quantity} ${isBottled ? words.millilitres : words.pieces}`,
  );
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
