import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { CheckoutMessages, StorefrontMessages } from '#web/kit/messages.tsx';
import { accepted } from '#web/messages/uk/checkout/accepted.ts';
import { checkout } from '#web/messages/uk/checkout/checkout.ts';
import { tracking } from '#web/messages/uk/checkout/tracking.ts';
import { storefront } from '#web/messages/uk/storefront.ts';
import { keepPlacedOrder, readPlacedOrder } from './checkout-draft.ts';
import { OrderAccount } from './order-account.tsx';

const orderKey = '0123456789abcdef0123456789abcdef';

describe('[ST-SHOP-09] the offer of an account after an order', () => {
  it('asks for a password alone, and says where the rest comes from', () => {
    const element = (
      <StorefrontMessages value={storefront}>
        <CheckoutMessages value={{ accepted, checkout, tracking }}>
          <OrderAccount orderKey={orderKey} />
        </CheckoutMessages>
      </StorefrontMessages>
    );
    const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
    expect(html).toContain('Створити кабінет');
    expect(html).toContain('телефон і пошту візьмемо із замовлення');
    expect(html.match(/<input/g)).toHaveLength(1);
    expect(html).toMatch(/autoComplete="new-password"/i);
    expect(html, 'the key is a secret').not.toContain(orderKey);
  });
});

describe('[ST-SHOP-09] what the tab that placed an order keeps', () => {
  const order = { _id: 'one', products: [], email: 'olena@kraplyna.test', phone: '+380671234567' } as unknown as Order;

  beforeEach(() => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    vi.stubGlobal('sessionStorage', storage);
    vi.stubGlobal('localStorage', storage);
  });

  it('proves a guest’s order by its key, and holds no contact', () => {
    keepPlacedOrder(order, orderKey);
    expect(readPlacedOrder('one')?.orderKey).toBe(orderKey);
    expect(JSON.stringify(readPlacedOrder('one'))).not.toMatch(/olena|380671234567/);
    expect(readPlacedOrder('another')).toBeNull();
  });

  it('has no offer for a signed-in buyer, nor without an e-mail', () => {
    keepPlacedOrder(order, null);
    expect(readPlacedOrder('one')?.orderKey).toBeUndefined();
    keepPlacedOrder({ ...order, email: '' }, orderKey);
    expect(readPlacedOrder('one')?.orderKey).toBeUndefined();
  });
});
