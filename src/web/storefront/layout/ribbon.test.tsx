import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type StandIn, standIns } from '#contracts/shop.ts';
import { StorefrontMessages } from '#web/kit/messages.tsx';
import { shopFrame as english } from '#web/messages/en/shop-frame.ts';
import { storefront } from '#web/messages/uk/storefront.ts';
import { Ribbon } from './ribbon.tsx';

function drawn(standIns: readonly StandIn[]): string {
  const Page = createRoutesStub([
    {
      id: 'uk/shop',
      Component: Outlet,
      children: [
        {
          path: '/index',
          Component: () => (
            <StorefrontMessages value={storefront}>
              <Ribbon />
            </StorefrontMessages>
          ),
        },
      ],
    },
  ]);
  const settings = { publicUrl: 'https://shop.example', standIns };
  return renderToStaticMarkup(
    <Page initialEntries={['/index']} hydrationData={{ loaderData: { 'uk/shop': { settings } } }} />,
  );
}

describe('the ribbon above the header', () => {
  it('[ST-CONST-07] [RULE-SAFE-06] names each stand-in in use, and none where all companies are the real ones', () => {
    expect(drawn(standIns)).toContain('Пісочниця: оплата, доставка, каса та листи несправжні');
    expect(drawn(['bank'])).toContain('Пісочниця: оплата несправжня');
    expect(drawn(['register', 'mail'])).toContain('Пісочниця: каса та листи несправжні');
    expect(drawn(['mail'])).toContain('Пісочниця: листи несправжні');
    expect(drawn([])).not.toContain('Пісочниця');
    expect(drawn([])).toContain(storefront.shopFrame.ribbon.delivery);
  });

  it('[RULE-SAFE-06] says the same in English', () => {
    const { sandbox } = english.ribbon;
    expect(sandbox(...standIns)).toBe('Sandbox: payments, delivery, the cash register and letters are not real');
    expect(sandbox('carrier')).toBe('Sandbox: delivery is not real');
    expect(sandbox('bank', 'mail')).toBe('Sandbox: payments and letters are not real');
  });
});
