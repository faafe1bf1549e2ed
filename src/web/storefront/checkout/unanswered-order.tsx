import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { findPlacedOrder } from '#contracts/orders.ts';
import { changeLines } from '#web/features/cart/cart.ts';
import { withoutOrdered } from '#web/features/cart/cart-rules.ts';
import { call } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useCheckoutMessages, useMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type Attempt, acceptedPath, forgetCheckout } from './checkout-draft.ts';

type UnansweredOrderProps = {
  attempt: Attempt;
  onFound: () => void;
  /** The server has no such order yet. The request may still arrive, so the attempt stays stored. */
  onNone: () => void;
};

/** Looks up by idempotency key whether an order without a response was placed. It does not retry: the cart may have changed since. */
export function UnansweredOrder({ attempt: { key, body }, onFound, onNone }: UnansweredOrderProps) {
  const { unanswered: texts } = useCheckoutMessages().checkout;
  const { words } = useMessages();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { isLoading, problem, send } = useRequest();
  const isUnknown = problem?.status === 404;

  const look = async () => {
    const found = await send(() => call(findPlacedOrder, { idempotencyKey: key }));
    if (found === null) return;
    onFound();
    forgetCheckout();
    changeLines((lines) => withoutOrdered(lines, body.products));
    await navigate(localPath(acceptedPath(found.data._id)), { replace: true });
  };

  const lookOnce = useEffectEvent(look);
  useEffect(() => void lookOnce(), []);
  const reportNone = useEffectEvent(onNone);
  useEffect(() => {
    if (isUnknown) reportNone();
  }, [isUnknown]);

  // Scroll restoration after a reload may leave the message above the viewport.
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== null) failure.current?.scrollIntoView({ block: 'center' });
  }, [problem]);

  if (problem === null || isUnknown) {
    return (
      <div className="flex min-h-96 items-center justify-center text-lg text-ink-2">
        <Spinner label={texts.looking} />
      </div>
    );
  }
  return (
    <div ref={failure} className="mt-6">
      <ErrorState
        title={texts.title}
        text={problem.message}
        retryLabel={words.retry}
        onRetry={() => void look()}
        isRetrying={isLoading}
      />
    </div>
  );
}
