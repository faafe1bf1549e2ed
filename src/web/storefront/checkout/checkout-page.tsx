import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate } from 'react-router';
import { shop } from '#domain/shop.ts';
import { useCheckoutTexts } from '#web/kit/checkout-texts.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { PageHead } from '#web/kit/seo.tsx';
import { useSession } from '#web/kit/session.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { useCartState } from './use-cart-state.ts';

const CheckoutLoader = lazyPart('checkout', async () => (await import('./checkout-loader.tsx')).CheckoutLoader);

/**
 * The cart lives in the browser, so nothing here works without scripts: the form, and the rules it checks by, come after the frame. Who
 * comes with nothing to buy is led back to the goods; who has just bought is on the way to the bank and stays until they are there.
 */
export default function CheckoutPage() {
  const { checkout: texts } = useCheckoutTexts();
  const localPath = useLocalPath();
  const session = useSession();
  const cartState = useCartState();
  const [isPlaced, setIsPlaced] = useState(false);

  // At once: the cart is emptied next, and an empty cart leads away from here.
  const markPlaced = () => flushSync(() => setIsPlaced(true));

  if (cartState === 'empty' && !isPlaced) return <Navigate to={localPath('/')} replace />;
  return (
    <>
      <PageHead title={texts.title} description={texts.description} noIndex />
      <div className="page-width py-6 md:py-10">
        <h1 className="text-3xl md:text-4xl">{texts.heading}</h1>
        {isPlaced && <Leaving />}
        {!isPlaced && cartState === 'unknown' && <CheckoutSkeleton />}
        {!isPlaced && cartState === 'filled' && (
          <Suspense fallback={<CheckoutSkeleton />}>
            <CheckoutLoader key={session?.userId ?? 'guest'} session={session} onPlaced={markPlaced} />
          </Suspense>
        )}
        <noscript>
          <p className="mt-4 rounded-md bg-amber-wash p-4 text-amber-ink">{texts.needsScripts(shop.shownPhone)}</p>
        </noscript>
      </div>
    </>
  );
}

function Leaving() {
  const { checkout: texts } = useCheckoutTexts();
  return (
    <div className="flex min-h-96 items-center justify-center text-lg text-ink-2">
      <Spinner label={texts.leaving} />
    </div>
  );
}
