import { z } from 'zod';

/** The protocol of receipts, with the field names of the real service. */

const discount = z.looseObject({
  type: z.enum(['DISCOUNT', 'EXTRA_CHARGE']),
  mode: z.enum(['PERCENT', 'VALUE']),
  value: z.number().nonnegative(),
});

export const sellBody = z.looseObject({
  id: z.uuid().optional(),
  goods: z
    .array(
      z.looseObject({
        good: z.looseObject({
          code: z.string().min(1).max(256),
          name: z.string().min(1).max(256),
          price: z.int().nonnegative(),
        }),
        quantity: z.int().positive(),
        is_return: z.boolean().default(false),
        discounts: z.array(discount).default([]),
      }),
    )
    .min(1),
  discounts: z.array(discount).default([]),
  payments: z
    .array(
      z.looseObject({
        type: z.enum(['CASH', 'CASHLESS']),
        value: z.int().nonnegative(),
        label: z.string().min(1).max(128).optional(),
        card_mask: z.string().max(19).optional(),
      }),
    )
    .min(1),
  related_receipt_id: z.uuid().optional(),
  context: z.record(z.string(), z.unknown()).nullish(),
  footer: z.string().nullish(),
});

export type SellBody = z.output<typeof sellBody>;

export type ReceiptStatus = 'CREATED' | 'DONE' | 'ERROR';

export type SandboxReceipt = Pick<SellBody, 'goods' | 'payments'> & {
  id: string;
  type: 'SELL' | 'RETURN';
  serial: number;
  status: ReceiptStatus;
  totalSum: number;
  relatedReceiptId: string | null;
  shiftId: string;
  fiscalCode: string | null;
  taxUrl: string | null;
  isOffline: boolean;
  error: string | null;
  context: unknown;
  createdAt: string;
  /** How often it was read since: it is ready at the second reading. */
  reads: number;
};

const discountOf = (sum: number, { type, mode, value }: z.output<typeof discount>) => {
  const amount = mode === 'VALUE' ? value : Math.round((sum * value) / 100);
  return type === 'DISCOUNT' ? amount : -amount;
};

const less = (sum: number, discounts: SellBody['discounts']) =>
  discounts.reduce((left, one) => left - discountOf(sum, one), sum);

export const totalOf = ({ goods, discounts }: Pick<SellBody, 'goods' | 'discounts'>): number =>
  less(
    goods.reduce((sum, line) => sum + less(Math.round((line.good.price * line.quantity) / 1000), line.discounts), 0),
    discounts,
  );

export const paidOf = ({ payments }: Pick<SellBody, 'payments'>): number =>
  payments.reduce((sum, { value }) => sum + value, 0);

/** The format of responses. */
export function receiptMessage(receipt: SandboxReceipt, shift: unknown) {
  const { id, type, serial, status, goods, payments, totalSum, error } = receipt;
  return {
    id,
    type,
    serial,
    status,
    goods: goods.map((line) => ({ ...line, sum: Math.round((line.good.price * line.quantity) / 1000) })),
    payments,
    total_sum: totalSum,
    total_payment: paidOf({ payments }),
    total_rest: 0,
    taxes: [],
    transaction: {
      status: status === 'CREATED' ? 'PENDING' : status,
      response_error_message: error,
    },
    fiscal_code: receipt.fiscalCode,
    fiscal_date: receipt.fiscalCode === null ? null : receipt.createdAt,
    tax_url: receipt.taxUrl,
    is_created_offline: receipt.isOffline,
    is_sent_dps: status === 'DONE' && !receipt.isOffline,
    related_receipt_id: receipt.relatedReceiptId,
    context: receipt.context,
    created_at: receipt.createdAt,
    shift,
  };
}
