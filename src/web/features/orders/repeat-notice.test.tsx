import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccountMessages, StorefrontMessages } from '#web/kit/messages.tsx';
import { orders as english } from '#web/messages/en/account/orders.ts';
import { profile as englishProfile } from '#web/messages/en/account/profile.ts';
import { wishlist as englishWishlist } from '#web/messages/en/account/wishlist.ts';
import { storefront as englishStorefront } from '#web/messages/en/storefront.ts';
import { orders } from '#web/messages/uk/account/orders.ts';
import { profile } from '#web/messages/uk/account/profile.ts';
import { wishlist } from '#web/messages/uk/account/wishlist.ts';
import { storefront } from '#web/messages/uk/storefront.ts';
import { RepeatNotice } from './repeat-notice.tsx';

const uk = { storefront, account: { orders, profile, wishlist } };
const en = {
  storefront: englishStorefront,
  account: { orders: english, profile: englishProfile, wishlist: englishWishlist },
};

function textOf(messages: typeof uk, repeated: Parameters<typeof RepeatNotice>[0]['repeated']): string {
  const html = renderToString(
    <StorefrontMessages value={messages.storefront}>
      <AccountMessages value={messages.account}>
        <RepeatNotice repeated={repeated} actions={null} />
      </AccountMessages>
    </StorefrontMessages>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');
}

const line = (
  name: string,
  changes: Parameters<typeof textOf>[1]['changed'][number]['changes'],
  isBottled = false,
) => ({
  productId: name,
  name,
  isBottled,
  changes,
});

describe('[ST-SHOP-06] the notice of an order that was put into the cart again', () => {
  const changed = [
    line('Мило', [
      { kind: 'fewer', wanted: 3, left: 2 },
      { kind: 'dearer', before: 9950, now: 12_000 },
    ]),
    line('Oud Wood', [{ kind: 'cheaper', before: 20_000, now: 19_080 }], true),
    line('Свічка', [{ kind: 'sold-out' }]),
    line('Крем', [{ kind: 'gone' }]),
  ];

  it('says in one place what changed: less left, another price, sold out, no longer sold', () => {
    const text = textOf(uk, { count: 2, changed });
    expect(text).toContain('У кошику 2 товари із цього замовлення');
    expect(text).toMatch(/Мило ?: ?замовляли 3 шт\., лишилося 2 шт\.; дорожче: було 99,50 ₴, тепер 120 ₴/);
    expect(text).toMatch(/Oud Wood ?: ?дешевше: було 200 ₴ за мл, тепер 190,80 ₴ за мл/);
    expect(text).toMatch(/Свічка ?: ?немає в наявності/);
    expect(text).toMatch(/Крем ?: ?більше не продаємо/);
  });

  it('says so where nothing can be bought, in English too', () => {
    const text = textOf(en, { count: 0, changed: [line('Soap', [{ kind: 'sold-out' }])] });
    expect(text).toContain('Nothing of this order can be bought now');
    expect(text).toMatch(/Soap ?: ?out of stock/);
  });
});
