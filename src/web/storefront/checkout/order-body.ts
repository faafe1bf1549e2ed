import { asTotalSum } from '#contracts/kit/money.ts';
import { firstOrderStatus } from '#domain/order-states.ts';
import type { CartLine } from '#web/features/cart/cart-line.ts';
import { inputOf, totalKopecks } from '#web/features/cart/cart-rules.ts';
import type { CheckoutFields } from './checkout-rules.ts';
import type { OrderBody } from './order-attempt.ts';

/** What is sent: what the form says, what is in the cart, and the sum that stood on the button. */
export function orderBody(fields: CheckoutFields, lines: readonly CartLine[], userId: string | null): OrderBody {
  return {
    ...fields,
    ...fields.deliveryAddress,
    status: firstOrderStatus,
    products: inputOf(lines),
    totalSum: asTotalSum(totalKopecks(lines)),
    ...(userId !== null && { userId }),
  };
}
