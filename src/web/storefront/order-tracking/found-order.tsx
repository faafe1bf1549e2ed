import { useEffect, useRef } from 'react';
import type { ResponseOf } from '#contracts/kit/endpoint.ts';
import type { trackOrder } from '#contracts/orders.ts';
import { formatLongDateTime } from '#domain/dates.ts';
import { BuyerReceipts } from '#web/features/orders/buyer-receipts.tsx';
import { OrderStatus } from '#web/features/orders/order-status.tsx';
import { ParcelFacts } from '#web/features/orders/parcel-timeline.tsx';
import { RefundList } from '#web/features/orders/refund-list.tsx';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PaymentState } from '../checkout/payment-state.tsx';

/** Order status, and the payment state, which is polled. */
export function FoundOrder({ order }: { order: ResponseOf<typeof trackOrder> }) {
  const { tracking: texts } = useCheckoutMessages();
  const language = useLanguage();
  const localPath = useLocalPath();
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the result.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl lining-nums outline-none">
        {texts.found(order.orderNo)}
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div>
          <dt className="label-caps mb-1 text-ink-3">{texts.status}</dt>
          <dd>
            <OrderStatus order={order} />
          </dd>
        </div>
        <div>
          <dt className="label-caps mb-1 text-ink-3">{texts.date}</dt>
          <dd>{formatLongDateTime(new Date(order.date), language)}</dd>
        </div>
        {order.parcel && (
          <div className="sm:col-span-2">
            <dt className="label-caps mb-1 text-ink-3">{texts.parcel}</dt>
            <dd>
              <ParcelFacts parcel={order.parcel} texts={texts} />
            </dd>
          </div>
        )}
      </dl>
      <RefundList refunds={order.refunds} texts={texts.refunds} />
      <PaymentState orderId={order._id} />
      {(order.status === 'send' || order.status === 'completed') && (
        <ButtonLink className="mt-4" href={localPath(`/orders/return?order=${order.orderNo}`)}>
          {texts.returnGoods}
        </ButtonLink>
      )}
      {/* Last: they come late, and must not move what somebody is about to press. */}
      <div className="mt-6">
        <BuyerReceipts orderId={order._id} texts={texts.receipts} />
      </div>
    </section>
  );
}
