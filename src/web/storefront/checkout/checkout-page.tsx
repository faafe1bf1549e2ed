import { Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { shop } from '#domain/shop.ts';
import { clearRemoved, useRemovedLines } from '#web/features/cart/cart.ts';
import { Redirect } from '#web/features/session/guard.tsx';
import { useLocalPath } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { useSession } from '#web/kit/session.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { readCheckoutDraft } from './checkout-draft.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { useCartState } from './use-cart-state.ts';

const UnansweredOrder = lazyComponent(
  'unanswered-order',
  async () => (await import('./unanswered-order.tsx')).UnansweredOrder,
);
const CheckoutLoader = lazyComponent('checkout', async () => (await import('./checkout-form.tsx')).CheckoutLoader);

/**
 * The cart is in localStorage, so the form is lazy-loaded after hydration. An empty cart redirects to the shop, unless an order was just placed. An
 * order whose response was lost is looked up by its idempotency key when the page opens and when the cart becomes empty, since placing an order
 * empties the server cart.
 */
export default function CheckoutPage() {
  const { checkout: texts } = useCheckoutMessages();
  const localPath = useLocalPath();
  const session = useSession();
  const cartState = useCartState();
  const hasRemoved = useRemovedLines().length > 0;
  const [isPlaced, setIsPlaced] = useState(false);
  const [keyAtFirst] = useState(() => readCheckoutDraft().attempt?.key);
  const [answeredNone, setAnsweredNone] = useState('');
  useEffect(() => clearRemoved, []);

  // `flushSync`: the cart is emptied next, and an empty cart would redirect.
  const markPlaced = () => flushSync(() => setIsPlaced(true));

  const isEmpty = cartState === 'empty' && !isPlaced;
  const { attempt } = readCheckoutDraft();
  const question = `${cartState} ${attempt?.key}`;
  const isAsked = isEmpty || (cartState === 'filled' && !isPlaced && attempt?.key === keyAtFirst);
  const unanswered = isAsked && question !== answeredNone ? attempt : null;
  // The removal of the last line can still be undone.
  const isRegrettable = isEmpty && unanswered === null && hasRemoved;
  if (isEmpty && unanswered === null && !isRegrettable) return <Redirect to={localPath('/')} />;
  return (
    <>
      <PageHead title={texts.title} description={texts.description} noIndex />
      <div className="page-width py-6 md:py-10">
        <h1 className="text-3xl md:text-4xl">{texts.heading}</h1>
        {isPlaced && <Leaving />}
        {unanswered && (
          <Suspense fallback={<CheckoutSkeleton />}>
            <UnansweredOrder
              key={question}
              attempt={unanswered}
              onFound={markPlaced}
              onNone={() => setAnsweredNone(question)}
            />
          </Suspense>
        )}
        {!isPlaced && cartState === 'unknown' && <CheckoutSkeleton />}
        {!isPlaced && !unanswered && (cartState === 'filled' || isRegrettable) && (
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
  const { checkout: texts } = useCheckoutMessages();
  return (
    <div className="flex min-h-96 items-center justify-center text-lg text-ink-2">
      <Spinner label={texts.leaving} />
    </div>
  );
}
