import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { ownArea } from '#domain/permissions.ts';
import { shop } from '#domain/shop.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { useSession } from '#web/kit/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Drop } from '#web/ui/logo.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { PaymentSkeleton } from './checkout-skeleton.tsx';

const PaymentState = lazyComponent('payment-state', async () => (await import('./payment-state.tsx')).PaymentState);

/**
 * The confirmation page; with an order id in the URL it also shows the payment state. The thanks and the promise of an e-mail are hidden if the order
 * has ended (cancelled, expired, refunded).
 */
export default function OrderAcceptedPage() {
  const { accepted: texts } = useCheckoutMessages();
  const localPath = useLocalPath();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const orderId = new URLSearchParams(search).get('order');
  const [hasEnded, setHasEnded] = useState(false);
  return (
    <>
      <PageHead title={texts.title} description={texts.description} noIndex />
      <div className="page-width flex justify-center py-8 md:py-14">
        <div className="w-full max-w-2xl rounded-lg border border-line bg-card p-5 sm:p-10">
          <Drop className="h-12" />
          <h1 className="mt-4 text-3xl md:text-4xl">{hasEnded ? texts.endedHeading : texts.heading}</h1>
          {!hasEnded && <p className="mt-3 text-lg text-ink-2">{texts.text}</p>}
          {/* Only after hydration: the server-rendered page is cached for all visitors. */}
          {isHydrated && orderId && (
            <Suspense fallback={<PaymentSkeleton />}>
              <PaymentState key={orderId} orderId={orderId} onEndChange={setHasEnded} />
            </Suspense>
          )}
          <Support />
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={localPath('/index')}>{texts.toIndex}</ButtonLink>
            {isHydrated && <OrdersLink />}
          </div>
        </div>
      </div>
    </>
  );
}

/** Signed-in users find the order in their list, guests by its number. */
function OrdersLink() {
  const { accepted: texts } = useCheckoutMessages();
  const localPath = useLocalPath();
  const area = ownArea(useSession()?.permissions ?? null, 'orders');
  if (area === null) return <ButtonLink href={localPath('/orders/track')}>{texts.toTracking}</ButtonLink>;
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
        <a href={`tel:${shop.phone}`} className={`figures ${linkLook}`}>
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
