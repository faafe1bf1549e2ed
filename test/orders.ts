import type { z } from 'zod';
import type { LineInput } from '#contracts/cart.ts';
import type { orderInput } from '#contracts/orders.ts';

type OrderBody = z.input<typeof orderInput>;

export const line = ({ id }: { id: string }, cartQuantity = 1): LineInput => ({ product: id, cartQuantity });

/** What the checkout sends: somebody who wants these lines sent to a branch. */
export const orderBody = (products: OrderBody['products'], changes: Partial<OrderBody> = {}): OrderBody => ({
  firstName: 'Олена',
  lastName: 'Коваль',
  phone: '+380671234567',
  email: 'olena.koval@kraplyna.test',
  deliveryAddress: {
    delivery: 'Нова пошта',
    region: 'Львівська область',
    city: 'Львів',
    address: 'Відділення №5: вул. Данилишина, 6',
  },
  paymentMethod: 'Оплата карткою онлайн',
  products,
  ...changes,
});
