/** A payment of the shop, with what became of it. */
export type DayPayment = {
  readonly orderId: string;
  readonly orderNo: number;
  /** Null if staff took the money. */
  readonly invoiceId: string | null;
  readonly amountKopecks: number;
  readonly refundedKopecks: number;
  /** Of that, what staff paid back another way: the bank has kept it. */
  readonly repaidKopecks: number;
  /** It is to be refunded as a whole, so that it needs no receipt if it has none. */
  readonly isReversed: boolean;
  /** Whether the shop makes its receipts. */
  readonly hasReceipts: boolean;
  readonly soldKopecks: number;
  readonly returnedKopecks: number;
};

/** A payment in the statement of the bank. */
export type StatementRow = {
  readonly invoiceId: string;
  readonly reference: string | null;
  readonly amountKopecks: number;
  readonly refundedKopecks: number;
};

export const dayDifferences = [
  'missing-at-bank',
  'unknown-to-shop',
  'bank-differs',
  'receipt-missing',
  'receipt-differs',
] as const;
export type DayDifference = (typeof dayDifferences)[number];

export type DayRow = {
  readonly orderId: string | null;
  readonly orderNo: string | null;
  readonly invoiceId: string | null;
  /** What is left after refunds; null where there is nothing to compare with. */
  readonly orderKopecks: number | null;
  readonly bankKopecks: number | null;
  readonly receiptKopecks: number | null;
  readonly differences: readonly DayDifference[];
};

const differing = (is: boolean, name: DayDifference): DayDifference[] => (is ? [name] : []);

function rowOf(payment: DayPayment, banks: ReadonlyMap<string, StatementRow> | null): DayRow {
  const { orderId, orderNo, invoiceId, amountKopecks, refundedKopecks, hasReceipts, soldKopecks } = payment;
  const orderKopecks = amountKopecks - refundedKopecks;
  const isCompared = banks !== null && invoiceId !== null;
  const row = isCompared ? banks.get(invoiceId) : undefined;
  const bankKopecks = row ? row.amountKopecks - row.refundedKopecks : null;
  const receiptKopecks = hasReceipts ? soldKopecks - payment.returnedKopecks : null;
  const needsNone = soldKopecks === 0 && (payment.isReversed || orderKopecks === 0);
  return {
    orderId,
    orderNo: String(orderNo),
    invoiceId,
    orderKopecks,
    bankKopecks,
    receiptKopecks,
    differences: [
      ...differing(isCompared && !row, 'missing-at-bank'),
      ...differing(bankKopecks !== null && bankKopecks !== orderKopecks + payment.repaidKopecks, 'bank-differs'),
      ...differing(hasReceipts && soldKopecks === 0 && !needsNone, 'receipt-missing'),
      ...differing(soldKopecks > 0 && receiptKopecks !== orderKopecks, 'receipt-differs'),
    ],
  };
}

/** Orders, bank and receipts side by side; differences first. `statement` is null if the bank could not be asked. */
export function compareDay(payments: readonly DayPayment[], statement: readonly StatementRow[] | null) {
  const banks = statement && new Map(statement.map((row) => [row.invoiceId, row]));
  const ours = new Set(payments.map(({ invoiceId }) => invoiceId));
  const strangers = (statement ?? []).filter(({ invoiceId }) => !ours.has(invoiceId));
  const rows: DayRow[] = [
    ...payments.map((payment) => rowOf(payment, banks)),
    ...strangers.map(
      ({ invoiceId, reference, amountKopecks, refundedKopecks }): DayRow => ({
        orderId: null,
        orderNo: reference,
        invoiceId,
        orderKopecks: null,
        bankKopecks: amountKopecks - refundedKopecks,
        receiptKopecks: null,
        differences: ['unknown-to-shop'],
      }),
    ),
  ].toSorted((a, b) => b.differences.length - a.differences.length);
  const sumOf = (read: (row: DayRow) => number | null) => rows.reduce((sum, row) => sum + (read(row) ?? 0), 0);
  const byHand = rows.filter(({ invoiceId }) => invoiceId === null);
  return {
    rows,
    totals: {
      orderKopecks: sumOf(({ orderKopecks }) => orderKopecks),
      byHandKopecks: byHand.reduce((sum, { orderKopecks }) => sum + (orderKopecks ?? 0), 0),
      bankKopecks: statement && sumOf(({ bankKopecks }) => bankKopecks),
      receiptKopecks: sumOf(({ receiptKopecks }) => receiptKopecks),
      differences: rows.filter(({ differences }) => differences.length > 0).length,
    },
  };
}
