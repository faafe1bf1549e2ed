import type { Page } from '@playwright/test';
import { orderBody } from '#test/orders.ts';
import type { Account } from './new-account.ts';
import { expect } from './shop.ts';

/** Buys two pieces by API and pays them on the bank's page. */
export async function buyAndPay(page: Page, buyer: Account, goods: { id: string }) {
  const { data: session } = await (await page.request.post('/api/auth/login', { data: buyer })).json();
  const response = await page.request.post('/api/customer/orders', {
    data: orderBody([{ product: goods.id, cartQuantity: 2 }], { email: buyer.email }),
    headers: { authorization: `Bearer ${session.token}` },
  });
  const { data } = await response.json();
  await page.goto(data.pageUrl);
  await page.getByRole('button', { name: /^Сплатити/ }).click();
  await expect(page).toHaveURL(/orderAccepted/);
  return data.order as { _id: string; orderNo: number };
}
