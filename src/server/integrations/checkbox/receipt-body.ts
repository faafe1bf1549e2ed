import type { ReceiptLine } from '#domain/receipt-lines.ts';
import type { CardDetails } from '#domain/receipt-money.ts';
import type { ReceiptRequest } from '#server/modules/cash-register/cash-register.ts';

const present = (fields: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

const cardFields = ({ maskedPan, rrn, approvalCode, terminal, bank, paymentSystem }: CardDetails) =>
  present({
    card_mask: maskedPan?.slice(0, 19) ?? null,
    rrn,
    auth_code: approvalCode,
    terminal,
    bank_name: bank,
    payment_system: paymentSystem,
  });

const goodOf = ({ code, name, priceKopecks, quantity, discountKopecks }: ReceiptLine, isReturn: boolean) => ({
  good: { code, name, price: priceKopecks },
  quantity,
  is_return: isReturn,
  discounts: discountKopecks > 0 ? [{ type: 'DISCOUNT', mode: 'VALUE', value: discountKopecks, name: 'Знижка' }] : [],
});

/** The body of `receipts/sell`, for sales and returns. */
export const receiptBody = ({ id, saleId, lines, amountKopecks, money, orderNo }: ReceiptRequest) => ({
  id,
  ...(saleId !== null && { related_receipt_id: saleId }),
  goods: lines.map((line) => goodOf(line, saleId !== null)),
  payments: [
    {
      type: money.kind === 'cash' ? 'CASH' : 'CASHLESS',
      value: amountKopecks,
      label: money.label.slice(0, 128),
      ...(money.card && cardFields(money.card)),
    },
  ],
  footer: `Замовлення № ${orderNo}`,
  context: { order: String(orderNo) },
});
