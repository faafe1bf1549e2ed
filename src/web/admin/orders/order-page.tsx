import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { type EditableOrder, getOrderByNumber } from '#contracts/admin-orders.ts';
import { listStatuses } from '#contracts/statuses.ts';
import { formatLongDate } from '#domain/dates.ts';
import { deliveryLabel } from '#domain/delivery.ts';
import { paymentLabel } from '#domain/payment-methods.ts';
import { mayUse } from '#domain/permissions.ts';
import { FormSkeleton } from '#web/admin/components/form-layouts.tsx';
import { ListHeading, ListProblem } from '#web/admin/components/list-page.tsx';
import { OrderGoods } from '#web/features/orders/order-goods.tsx';
import { PaymentBadge } from '#web/features/orders/payment-badge.tsx';
import { load } from '#web/kit/api-client.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAccountMessages, useAdminMessages } from '#web/kit/messages.tsx';
import { formatTotal } from '#web/kit/product-price.ts';
import { useSession } from '#web/kit/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BackToList } from './back-to-list.tsx';
import { BuyerSection } from './buyer-section.tsx';
import { CopyButton } from './copy-button.tsx';
import { MarkPaid } from './mark-paid.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderEvents } from './order-history.tsx';
import { OrderReceipts } from './order-receipts.tsx';
import { OrderSection } from './order-section.tsx';
import { OrderWork } from './order-work.tsx';
import { OrderRefundsPart } from './refunds/order-refunds.tsx';
import { OrderReturns } from './returns/order-returns.tsx';
import { ShipmentSection } from './shipment-section.tsx';
import { shownStatuses } from './status-select.tsx';

export async function clientLoader({ params: { orderNo } }: { params: { orderNo: string } }) {
  const [order, statuses] = await Promise.all([
    load(getOrderByNumber, { params: { orderNo } }),
    load(listStatuses, {}),
  ]);
  return { order, statuses: shownStatuses(statuses) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { title, page } = useAdminMessages().orders;
  return <FormSkeleton title={title} loading={page.loading} />;
}

/** A number that was never given, or is none: the way back is the list. */
export function ErrorBoundary() {
  const { orders: texts } = useAdminMessages();
  const { orderNo = '' } = useParams();
  const localPath = useLocalPath();
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return <ListProblem title={texts.form.problemTitle} />;
  }
  return (
    <>
      <title>{texts.page.missing(orderNo)}</title>
      <ListHeading title={texts.title} />
      <EmptyState
        title={texts.page.missing(orderNo)}
        text={texts.page.missingText}
        action={
          <ButtonLink kind="primary" href={localPath('/admin/orders')}>
            {texts.form.toList}
          </ButtonLink>
        }
      />
    </>
  );
}

type OrderPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function OrderPage({ loaderData: { order, statuses } }: OrderPageProps) {
  const { orders: texts, orderWork } = useAdminMessages();
  const { orders: goodsTexts } = useAccountMessages();
  const language = useLanguage();
  const { page } = texts;
  const permissions = useSession()?.permissions ?? null;
  return (
    // The key resets the sections when another order of the same buyer is opened.
    <div key={order._id} className="max-w-6xl">
      <title>{page.title(order.orderNo)}</title>
      <BackToList />
      <ListHeading
        title={page.title(order.orderNo)}
        count={page.ofDate(formatLongDate(new Date(order.date), language))}
      />
      <OrderActions order={order} statuses={statuses} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          <OrderSection title={page.goods}>
            <OrderGoods order={order} texts={goodsTexts} hasItemNo />
          </OrderSection>
          <OrderSection title={texts.history.title}>
            <OrderEvents order={order} statuses={statuses} />
          </OrderSection>
        </div>
        <div className="grid gap-4">
          <BuyerSection order={order} />
          <DeliverySection order={order} />
          <ShipmentSection order={order} />
          <OrderSection title={page.payment}>
            <p className="flex flex-wrap items-center justify-between gap-3">
              <PaymentBadge order={order} names={texts.payments} />
              <b className="figures">{formatTotal(order.totalSum)}</b>
            </p>
            {order.rest && <p className="figures mt-1 font-semibold">{page.rest(formatTotal(order.rest))}</p>}
            <p className="mt-1 text-sm text-ink-2">{paymentLabel(order.paymentMethod, useLanguage())}</p>
            <MarkPaid order={order} />
            <OrderRefundsPart order={order} />
          </OrderSection>
          <OrderReceipts order={order} canRepeat={mayUse(permissions, 'admin', 'statistic')} />
          <OrderReturns order={order} />
          <OrderSection title={orderWork.title}>
            <OrderWork order={order} />
          </OrderSection>
        </div>
      </div>
    </div>
  );
}

function DeliverySection({ order: { deliveryAddress, comment } }: { order: EditableOrder }) {
  const { page: texts } = useAdminMessages().orders;
  const { delivery, region, city, address } = deliveryAddress;
  const place = [region, city, address].join(', ');
  return (
    <OrderSection title={texts.delivery}>
      <p className="font-semibold">{deliveryLabel(delivery, useLanguage())}</p>
      <p className="flex items-start gap-1">
        <span className="min-w-0 grow py-1 wrap-anywhere">{place}</span>
        <CopyButton label={texts.copyAddress} text={place} />
      </p>
      {comment !== '' && (
        <div className="mt-3 border-t border-line pt-3">
          <h3 className="label-caps mb-1 font-sans text-ink-3">{texts.comment}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
        </div>
      )}
    </OrderSection>
  );
}
