import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccountMessages } from '#web/kit/messages.tsx';
import { orders } from '#web/messages/uk/account/orders.ts';
import { profile } from '#web/messages/uk/account/profile.ts';
import { wishlist } from '#web/messages/uk/account/wishlist.ts';
import { LettersSection } from './letters-section.tsx';

const drawn = (priceDrops: boolean) =>
  renderToStaticMarkup(
    <AccountMessages value={{ orders, profile, wishlist }}>
      <LettersSection priceDrops={priceDrops} />
    </AccountMessages>,
  );

describe('the part of the account page for letters', () => {
  it('[ST-SHOP-08] has a switch for letters about lower prices, on or off as it was saved', () => {
    expect(drawn(true)).toMatch(/role="switch"[^>]*aria-checked="true"/);
    expect(drawn(false)).toMatch(/role="switch"[^>]*aria-checked="false"/);
    expect(drawn(true)).toContain('Листи про знижки на обране');
  });
});
