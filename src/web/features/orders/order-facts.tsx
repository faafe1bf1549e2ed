import type { ReactNode } from 'react';
import type { Order } from '#contracts/orders.ts';
import { deliveryKindOf, deliveryLabel } from '#domain/delivery.ts';
import type { Language } from '#domain/language.ts';
import { canBePaid } from '#domain/order-process.ts';
import { canBeClarified } from '#domain/order-states.ts';
import { paymentLabel } from '#domain/payment-methods.ts';
import { formatPhone } from '#domain/phone.ts';
import { cityName, regionName, streetName } from '#domain/place-names.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { formatTotal } from '#web/kit/product-price.ts';
import { OrderStatus } from './order-status.tsx';
import { ParcelFacts } from './parcel-timeline.tsx';
import { PayButton } from './pay-button.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { RefundList } from './refund-list.tsx';

/** Status, payment and recipient of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const { orders: texts } = useAccountMessages();
  const language = useLanguage();
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Fact name={texts.status}>
        <OrderStatus order={order} />
        {/* With a request for clarification the text is shown above, next to the button. */}
        {!canBeClarified(order.status) && <p className="mt-1 text-sm text-ink-2">{texts.statusTexts[order.status]}</p>}
      </Fact>
      <Fact name={texts.payment}>
        <Payment order={order} />
      </Fact>
      <RecipientFacts order={order} placesIn={language} />
      {order.parcel && (
        <Fact name={texts.parcel}>
          <ParcelFacts parcel={order.parcel} texts={texts} />
        </Fact>
      )}
    </dl>
  );
}

function Payment({ order }: { order: Order }) {
  const { orders: texts } = useAccountMessages();
  const pay = order.paymentState === 'failed' ? texts.payAgain : texts.pay;
  return (
    <>
      <PaymentBadge order={order} />
      <p className="mt-1 text-sm text-ink-2">{paymentLabel(order.paymentMethod, useLanguage())}</p>
      <RefundList refunds={order.refunds} texts={texts.refunds} />
      {canBePaid(order) && <PayButton orderId={order._id} label={pay(formatTotal(order.rest ?? order.totalSum))} />}
    </>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="label-caps mb-1 text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Places and delivery are Ukrainian, as the carrier writes them, unless the buyer reads them. */
export function RecipientFacts({ order, placesIn = 'uk' }: { order: Order; placesIn?: Language }) {
  const { orders: texts } = useAccountMessages();
  const { firstName, lastName, phone, email, deliveryAddress, comment } = order;
  const { delivery, region, city, address } = deliveryAddress;
  return (
    <>
      <Fact name={texts.contact}>
        <p>
          {firstName} {lastName}
        </p>
        <p className="text-ink-2">{formatPhone(phone)}</p>
        <p className="break-all text-ink-2">{email}</p>
      </Fact>
      <Fact name={texts.delivery}>
        <p>{deliveryLabel(delivery, placesIn)}</p>
        <p className="text-ink-2">
          {regionName(region, placesIn)}, {cityName(city, placesIn)}
        </p>
        <p className="text-ink-2">{deliveryKindOf(delivery) === 'pickup' ? streetName(address, placesIn) : address}</p>
      </Fact>
      {comment !== '' && (
        <Fact name={texts.comment}>
          <p className="whitespace-pre-line">{comment}</p>
        </Fact>
      )}
    </>
  );
}
