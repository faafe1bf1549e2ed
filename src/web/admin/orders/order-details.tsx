import type { Order } from '#contracts/orders.ts';
import { paymentLabel } from '#domain/payment-methods.ts';
import { Fact, RecipientFacts } from '#web/features/orders/order-facts.tsx';
import { OrderGoods } from '#web/features/orders/order-goods.tsx';
import { PaymentBadge } from '#web/features/orders/payment-badge.tsx';
import { useLanguage } from '#web/kit/language.ts';
import { useAccountMessages, useAdminMessages } from '#web/kit/messages.tsx';
import { MarkPaid } from './mark-paid.tsx';
import { OrderHistory } from './order-history.tsx';
import { EditLink, PrintLinks } from './order-links.tsx';
import type { ShownStatuses } from './status-select.tsx';

type OrderDetailsProps = { order: Order; statuses: ShownStatuses };

export function OrderDetails({ order, statuses }: OrderDetailsProps) {
  const { orders: texts } = useAdminMessages();
  const { orders: goodsTexts } = useAccountMessages();
  return (
    <div className="grid gap-x-10 gap-y-6 text-left lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-5">
        <OrderGoods order={order} texts={goodsTexts} hasItemNo />
        <div className="flex flex-wrap gap-3">
          <EditLink order={order} />
          <PrintLinks order={order} />
        </div>
      </div>
      <div className="grid content-start gap-6">
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <RecipientFacts order={order} />
          <Fact name={texts.payment}>
            <PaymentBadge order={order} />
            <p className="mt-1 text-sm text-ink-2">{paymentLabel(order.paymentMethod, useLanguage())}</p>
            <MarkPaid order={order} />
          </Fact>
        </dl>
        <OrderHistory order={order} statuses={statuses} />
      </div>
    </div>
  );
}
