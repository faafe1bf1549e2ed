import { z } from 'zod';
import { receiptLink } from '#domain/fiscal-receipts.ts';
import { formatMoney } from '#domain/money.ts';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { orderLetterLimit } from '#server/modules/letters/letter-limits.service.ts';
import { getOrderRow } from '#server/modules/orders/orders.service.ts';
import * as repository from './fiscal-receipts.repository.ts';
import { qrPicture } from './qr-picture.ts';

const words = {
  uk: {
    sale: {
      subject: (no: number) => `Фіскальний чек за замовлення №${no}`,
      heading: 'Ваш фіскальний чек',
      said: (no: number, sum: string) => `Це чек на ${sum} за замовлення №${no}.`,
    },
    return: {
      subject: (no: number) => `Чек повернення за замовлення №${no}`,
      heading: 'Ваш чек повернення',
      said: (no: number, sum: string) => `Ми повернули ${sum} за замовлення №${no}, ось чек повернення.`,
    },
    open: 'Відкрити чек',
    qr: 'QR-код чека',
    code: 'Фіскальний номер',
  },
  en: {
    sale: {
      subject: (no: number) => `Fiscal receipt of order no. ${no}`,
      heading: 'Your fiscal receipt',
      said: (no: number, sum: string) => `This is the receipt of ${sum} for order no. ${no}.`,
    },
    return: {
      subject: (no: number) => `Return receipt of order no. ${no}`,
      heading: 'Your return receipt',
      said: (no: number, sum: string) => `We have returned ${sum} of order no. ${no}: here is the return receipt.`,
    },
    open: 'Open the receipt',
    qr: 'QR code of the receipt',
    code: 'Fiscal number',
  },
};

export const receiptLetter = defineLetter({
  name: 'fiscal-receipt-letter',
  limit: orderLetterLimit,
  about: z.object({ receiptId: z.uuid() }),
  write: async (context, { receiptId }) => {
    const receipt = await repository.findReceipt(context.db, receiptId);
    if (receipt?.state !== 'done') return null;
    const { language, orderNo, email } = await getOrderRow(context, receipt.orderId);
    const { open, qr, code } = words[language];
    const { subject, heading, said } = words[language][receipt.kind];
    const sentence = said(orderNo, formatMoney(receipt.amountKopecks));
    const link = receiptLink(receipt);
    const png = qrPicture(link);
    return {
      to: email,
      language,
      words: {
        subject: subject(orderNo),
        preview: sentence,
        heading,
        paragraphs: [sentence],
        button: { label: open, address: link },
        ...(png && { picture: { png, alt: qr, name: 'qr' } }),
        facts: receipt.fiscalCode === null ? [] : [{ label: code, value: receipt.fiscalCode }],
        notes: [],
      },
    };
  },
});
