import type { Order } from '#contracts/orders.ts';
import { canBePaid } from '#domain/order-process.ts';
import { canBeClarified } from '#domain/order-states.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { Fact } from './fact.tsx';
import { OrderStatus } from './order-status.tsx';
import { PayButton } from './pay-button.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { RecipientFacts } from './recipient-facts.tsx';
import { shownSum } from './shown-sum.ts';

/** Where an order stands, who gets it and where, and whether it is paid. */
export function OrderFacts({ order }: { order: Order }) {
  const { orders: texts } = useAccountMessages();
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Fact name={texts.status}>
        <OrderStatus order={order} />
        {/* Where the shop asks for something, it asks above, beside the button. */}
        {!canBeClarified(order.status) && <p className="mt-1 text-sm text-ink-2">{texts.statusTexts[order.status]}</p>}
      </Fact>
      <Fact name={texts.payment}>
        <Payment order={order} />
      </Fact>
      <RecipientFacts order={order} />
    </dl>
  );
}

function Payment({ order }: { order: Order }) {
  const { orders: texts } = useAccountMessages();
  const pay = order.paymentState === 'failed' ? texts.payAgain : texts.pay;
  return (
    <>
      <PaymentBadge order={order} />
      <p className="mt-1 text-sm text-ink-2">{order.paymentMethod}</p>
      {canBePaid(order) && <PayButton orderId={order._id} label={pay(shownSum(order.totalSum))} />}
    </>
  );
}
