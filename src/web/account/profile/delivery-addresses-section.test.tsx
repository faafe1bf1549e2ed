import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { DeliveryAddress } from '#contracts/delivery-addresses.ts';
import { AccountMessages, StorefrontMessages } from '#web/kit/messages.tsx';
import { orders } from '#web/messages/uk/account/orders.ts';
import { profile } from '#web/messages/uk/account/profile.ts';
import { wishlist } from '#web/messages/uk/account/wishlist.ts';
import { storefront } from '#web/messages/uk/storefront.ts';
import { DeliveryAddressesSection } from './delivery-addresses-section.tsx';

const branch: DeliveryAddress = {
  _id: '0197b3a0-0000-7000-8000-000000000001',
  name: '',
  kind: 'nova-poshta',
  region: 'Львівська',
  city: 'Львів',
  address: 'Відділення № 5',
};

function htmlOf(addresses: readonly DeliveryAddress[], path = '/'): string {
  const element = (
    <StorefrontMessages value={storefront}>
      <AccountMessages value={{ orders, profile, wishlist }}>
        <DeliveryAddressesSection addresses={addresses} />
      </AccountMessages>
    </StorefrontMessages>
  );
  return renderToString(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />,
  );
}

describe('[ST-SHOP-05] the delivery addresses in the account', () => {
  it('are listed by their names, or by the city; the buttons say which address they are about', () => {
    const html = htmlOf([
      { ...branch, name: 'Дім' },
      { ...branch, _id: 'another' },
    ]);
    expect(html).toContain('>Дім<');
    expect(html).toContain('Нова пошта: Львівська, Львів, Відділення № 5');
    expect(html).toContain('>Львів<');
    expect(html).toContain('Нова пошта: Львівська, Відділення № 5');
    expect(html).toContain('aria-label="Назвати адресу: Дім, Відділення № 5"');
    expect(html).toContain('aria-label="Видалити адресу: Львів, Відділення № 5"');
  });

  it('[ST-SHOP-11] have Latin names of region and city on English pages', () => {
    const html = htmlOf([branch], '/en/user/account');
    expect(html).toContain('>Lviv<');
    expect(html).toContain('Nova Poshta: Lviv region, Відділення № 5');
  });

  it('say what will be here before the first order', () => {
    expect(htmlOf([])).toContain('Тут з’явиться адреса вашого першого замовлення.');
  });
});
