import { z } from 'zod';
import { type Language, languages } from '#domain/language.ts';
import { formatPrice } from '#domain/money.ts';
import { sizeLabel } from '#domain/size-label.ts';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import { makeUnsubscribeLink } from '#server/modules/unsubscribe-links/unsubscribe-links.service.ts';
import * as repository from './stock-alerts.repository.ts';

const words = {
  uk: {
    subject: (name: string) => `${name}: знову в наявності`,
    heading: 'Знову в наявності',
    text: 'Ви просили написати, коли цей товар з’явиться. Він знову є, але може швидко скінчитися.',
    goods: 'Товар',
    price: 'Ціна',
    perMillilitre: (price: string) => `${price} за 1 мл`,
    button: 'Переглянути товар',
    notes: ['Про цей товар ми більше не писатимемо, хіба що ви попросите знову.'],
    stop: 'Не надсилати листів про наявність',
  },
  en: {
    subject: (name: string) => `${name}: back in stock`,
    heading: 'Back in stock',
    text: 'You asked us to write when this is available again. It is, though it may not last long.',
    goods: 'Product',
    price: 'Price',
    perMillilitre: (price: string) => `${price} per 1 ml`,
    button: 'View the product',
    notes: ['We will not write about this product again, unless you ask us to.'],
    stop: 'Stop e-mails about availability',
  },
} satisfies Record<Language, unknown>;

/** If the product is gone again when the e-mail is sent, the buyer goes on waiting. */
export const backInStockLetter = defineLetter({
  name: 'back-in-stock-letter',
  // Between the two common limits: a buyer may wait for several products, but a stranger may have typed the address.
  limit: { perHour: 10, perDay: 20 },
  about: z.object({ productId: z.uuid(), email: z.string(), language: z.enum(languages) }),
  write: async (context, alert) => {
    const { productId, email, language } = alert;
    const product = await repository.findVisible(context.db, productId);
    if (!product?.isInStock) {
      await repository.insertAlert(context.db, alert, context.now());
      return null;
    }
    const { subject, heading, text, goods, price, perMillilitre, button, notes, stop } = words[language];
    const name = [product.brandName, product.name].filter(Boolean).join(' ');
    const named = [name, sizeLabel(product, language)].filter(Boolean).join(', ');
    const shownPrice = formatPrice(product.priceNowKopecks);
    const { page, unsubscribeAddress } = await makeUnsubscribeLink(context, { kind: 'stock-alerts', email, language });
    return {
      to: email,
      language,
      unsubscribeAddress,
      words: {
        subject: subject(name),
        preview: text,
        heading,
        paragraphs: [text],
        button: { label: button, address: addressOf(context, language, `/products/item/${productId}`) },
        facts: [
          { label: goods, value: named },
          { label: price, value: product.bottling ? perMillilitre(shownPrice) : shownPrice },
        ],
        notes,
        stop: { label: stop, address: page },
      },
    };
  },
});
