import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { expectStatus, pickStatus } from './order-status.ts';
import { newOrder } from './own-orders.ts';
import { expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

test('[AD-WORK-03] a status chosen by mistake is taken back together with its letter', { tag: '@core' }, async ({
  page,
}) => {
  const { orderNo } = await newOrder();
  await signIn(page, await newColleague(page, ['orders']));
  await openPage(page, `/admin/orders/${orderNo}`);
  await pickStatus(page, orderNo, 'send');
  const toast = page.locator('.toast').filter({ hasText: 'Статус змінено' });
  await expect(toast).toContainText('Лист покупцеві піде за 10 секунд');
  await expectStatus(page, orderNo, 'send');
  await toast.getByRole('button', { name: 'Скасувати' }).click();
  await expectToast(page, 'Статус повернуто, лист не піде');
  await expectStatus(page, orderNo, 'processed');
  await expect(page.getByRole('region', { name: 'Історія' }).getByRole('listitem')).toContainText([
    'Статус змінено',
    'Зміну статусу скасовано',
  ]);
  await expectAccessible(page);
});
