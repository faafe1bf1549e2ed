import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { ownArea } from '#domain/permissions.ts';
import { shop } from '#domain/shop.ts';
import type { ShownPayment } from '#web/features/orders/payment-badge.tsx';
import { useLocalPath } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { useSession } from '#web/kit/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Drop } from '#web/ui/logo.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { readPlacedOrder } from './checkout-draft.ts';
import { PaymentSkeleton } from './checkout-skeleton.tsx';

const PaymentState = lazyComponent('payment-state', async () => (await import('./payment-state.tsx')).PaymentState);

const PlacedOrder = lazyComponent('placed-order', async () => (await import('./placed-order.tsx')).PlacedOrder);

const OrderAccount = lazyComponent('order-account', async () => (await import('./order-account.tsx')).OrderAccount);

type KnownOrder = { readonly orderNo: number; readonly shown: ShownPayment };

/** The thanks and the promise of an e-mail are hidden if the order has ended (cancelled, expired, refunded). */
const ended: readonly ShownPayment[] = ['expired', 'refunded', 'abolished'];

/** The confirmation page; with an order id in the URL it also shows the payment state, and the order itself in the tab that placed it. */
export default function OrderAcceptedPage() {
  const { accepted: texts } = useCheckoutMessages();
  const localPath = useLocalPath();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const orderId = new URLSearchParams(search).get('order');
  const [known, setKnown] = useState<KnownOrder | null>(null);
  return (
    <>
      <PageHead title={texts.title} description={texts.description} noIndex />
      <div className="page-width flex justify-center py-8 md:py-14">
        <div className="w-full max-w-2xl rounded-lg border border-line bg-card p-5 sm:p-10">
          <Drop className="h-12" />
          <Thanks known={known} />
          {/* Only after hydration: the server-rendered page is cached for all visitors. */}
          {isHydrated && orderId && (
            <Suspense fallback={<PaymentSkeleton />}>
              <PaymentState key={orderId} orderId={orderId} onChange={setKnown} />
            </Suspense>
          )}
          {orderId && known && !ended.includes(known.shown) && <Details orderId={orderId} shown={known.shown} />}
          <Support />
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={localPath('/index')}>{texts.toIndex}</ButtonLink>
            {isHydrated && <OrdersLink orderNo={known?.orderNo} />}
          </div>
        </div>
      </div>
    </>
  );
}

function Thanks({ known }: { known: KnownOrder | null }) {
  const { accepted: texts } = useCheckoutMessages();
  const hasEnded = known !== null && ended.includes(known.shown);
  const isFailed = known?.shown === 'failed';
  const heading = isFailed ? texts.failedHeading : texts.heading;
  const success = isFailed ? texts.failedText : texts.success;
  return (
    <>
      <h1 className="mt-4 text-3xl md:text-4xl">{hasEnded ? texts.endedHeading : heading}</h1>
      {!hasEnded && (
        <p className="mt-3 text-lg text-ink-2">
          {known && <b className="block font-semibold text-ink">{success}</b>}
          {texts.text}
        </p>
      )}
    </>
  );
}

function Details({ orderId, shown }: { orderId: string; shown: ShownPayment }) {
  const [order] = useState(() => readPlacedOrder(orderId));
  const isSignedIn = useSession() !== null;
  if (order === null) return null;
  return (
    <Suspense>
      <PlacedOrder order={order} isPaid={shown === 'paid'} />
      {order.orderKey && !isSignedIn && <OrderAccount orderKey={order.orderKey} />}
    </Suspense>
  );
}

/** Signed-in users find the order in their list, guests by its number. */
function OrdersLink({ orderNo }: { orderNo: number | undefined }) {
  const { accepted: texts } = useCheckoutMessages();
  const localPath = useLocalPath();
  const area = ownArea(useSession()?.permissions ?? null, 'orders');
  if (area === null) {
    const path = orderNo === undefined ? '/orders/track' : `/orders/track?order=${orderNo}`;
    return <ButtonLink href={localPath(path)}>{texts.toTracking}</ButtonLink>;
  }
  const path = area === 'admin' ? '/admin/account/orders' : '/user/orders';
  return <ButtonLink href={localPath(path)}>{texts.toOrders}</ButtonLink>;
}

const linkLook =
  'inline-flex min-h-11 items-center underline decoration-line-2 underline-offset-4 hover:decoration-amber md:min-h-8';

function Support() {
  const { support: texts } = useCheckoutMessages().accepted;
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="text-2xl">{texts.heading}</h2>
      <p className="mt-1 text-ink-2">{texts.text}</p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <a href={`tel:${shop.phone}`} className={linkLook}>
          {shop.shownPhone}
        </a>
        <a href={`mailto:${shop.email}`} className={linkLook}>
          {shop.email}
        </a>
        <a href={shop.messenger.address} target="_blank" rel="noreferrer" className={linkLook}>
          {shop.messenger.name}
        </a>
      </p>
    </section>
  );
}
