import { z } from 'zod';
import type { Language } from '#domain/language.ts';
import { formatPrice } from '#domain/money.ts';
import { plural } from '#domain/plural.ts';
import { isPriceDrop } from '#domain/price-drop.ts';
import { sizeLabel } from '#domain/size-label.ts';
import type { Context } from '#server/context.ts';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import { makeUnsubscribeLink } from '#server/modules/unsubscribe-links/unsubscribe-links.service.ts';
import { findRecipient } from '#server/modules/users/users.service.ts';
import * as repository from './price-drops.repository.ts';

const words = {
  uk: {
    subject: (count: number) =>
      `${count} ${plural('uk', count, { one: 'товар з обраного подешевшав', few: 'товари з обраного подешевшали', many: 'товарів з обраного подешевшало' })}`,
    heading: 'Обране подешевшало',
    text: 'Ви позначили ці товари сердечком, і тепер вони коштують менше.',
    was: (price: string) => `Було ${price}`,
    perMillilitre: (price: string) => `${price} за 1 мл`,
    price: 'Ціна',
    button: 'Переглянути обране',
    notes: ['Такі листи приходять щонайбільше раз на тиждень.'],
    stop: 'Не надсилати листів про знижки',
  },
  en: {
    subject: (count: number) =>
      `${count} ${plural('en', count, { one: 'product', other: 'products' })} on your wishlist ${plural('en', count, { one: 'costs', other: 'cost' })} less`,
    heading: 'Your wishlist costs less',
    text: 'You marked these with a heart, and now their price is lower.',
    was: (price: string) => `Was ${price}`,
    perMillilitre: (price: string) => `${price} per 1 ml`,
    price: 'Price',
    button: 'View the wishlist',
    notes: ['You get such an e-mail once a week at most.'],
    stop: 'Stop e-mails about lower prices',
  },
} satisfies Record<Language, unknown>;

const drop = z.object({ productId: z.uuid(), wasKopecks: z.number().int() });

/** With the prices of the moment it is sent; without those that have risen again. */
async function rowsOf(context: Context, drops: readonly z.output<typeof drop>[], language: Language) {
  const { was, perMillilitre } = words[language];
  const ids = drops.map(({ productId }) => productId);
  const goods = new Map((await repository.listGoods(context.db, ids)).map((product) => [product.id, product]));
  return drops.flatMap(({ productId, wasKopecks }) => {
    const product = goods.get(productId);
    if (!product || !isPriceDrop(wasKopecks, product.priceNowKopecks)) return [];
    const name = [product.brandName, product.name].filter(Boolean).join(' ');
    const shown = (kopecks: number) => (product.bottling ? perMillilitre(formatPrice(kopecks)) : formatPrice(kopecks));
    return [
      {
        name: [name, sizeLabel(product, language)].filter(Boolean).join(', '),
        address: addressOf(context, language, `/products/item/${productId}`),
        amount: was(shown(wasKopecks)),
        details: [],
        sum: shown(product.priceNowKopecks),
      },
    ];
  });
}

export const priceDropLetter = defineLetter({
  name: 'price-drop-letter',
  about: z.object({ userId: z.uuid(), drops: z.array(drop) }),
  write: async (context, { userId, drops }) => {
    const person = await findRecipient(context, userId);
    const choice = await repository.findChoice(context.db, userId);
    if (!person?.isActive || !choice?.isOn) return null;
    const { email, language } = person;
    const rows = await rowsOf(context, drops, language);
    if (rows.length === 0) return null;
    const { subject, heading, text, price, button, notes, stop } = words[language];
    const { page, unsubscribeAddress } = await makeUnsubscribeLink(context, { kind: 'price-drops', email, language });
    return {
      to: email,
      language,
      unsubscribeAddress,
      words: {
        subject: subject(rows.length),
        preview: text,
        heading,
        paragraphs: [text],
        goods: { rows, sumLabel: price },
        button: { label: button, address: addressOf(context, language, '/user/wishlist') },
        notes,
        stop: { label: stop, address: page },
      },
    };
  },
});
