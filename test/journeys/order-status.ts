import type { Page } from '@playwright/test';
import { orderStatusNames } from '#contracts/messages/order-names.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import { expect } from './shop.ts';

/** The button that shows the status of an order in the panel and opens the menu of statuses. */
export const statusOf = (page: Page, orderNo: number) =>
  page.getByRole('button', { name: `Статус замовлення № ${orderNo}` });

export const expectStatus = (page: Page, orderNo: number, status: OrderStatus) =>
  expect(statusOf(page, orderNo)).toHaveText(orderStatusNames.uk[status]);

export async function pickStatus(page: Page, orderNo: number, status: OrderStatus): Promise<void> {
  await statusOf(page, orderNo).click();
  await page.getByRole('menuitemradio', { name: orderStatusNames.uk[status] }).click();
}

/** Picks a status and waits until it is saved. */
export async function changeStatus(page: Page, orderNo: number, status: OrderStatus): Promise<void> {
  await pickStatus(page, orderNo, status);
  await expectStatus(page, orderNo, status);
  await expect(statusOf(page, orderNo)).not.toHaveAttribute('aria-busy', 'true');
}
