import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect } from 'react';
import type { OrderState } from '#contracts/orders.ts';
import { isThroughBank } from '#domain/payment-methods.ts';
import { transferPurpose } from '#domain/sales-terms.ts';
import { PayButton } from '#web/features/orders/pay-button.tsx';
import { type ShownPayment, shownPaymentOf } from '#web/features/orders/payment-badge.tsx';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { formatTotal } from '#web/kit/product-price.ts';
import { useShopSettings } from '#web/kit/shop-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PaymentSkeleton } from './checkout-skeleton.tsx';
import { useOrderPayment } from './use-order-payment.ts';

const looks: Record<ShownPayment, { Icon: typeof Clock; look: string }> = {
  awaiting: { Icon: Clock, look: 'bg-amber-wash text-amber-ink' },
  paid: { Icon: CircleCheck, look: 'bg-green-wash text-green' },
  failed: { Icon: CircleAlert, look: 'bg-garnet-wash text-garnet-ink' },
  expired: { Icon: CircleAlert, look: 'bg-garnet-wash text-garnet-ink' },
  refunded: { Icon: Undo2, look: 'bg-blue-wash text-blue-ink' },
  abolished: { Icon: CircleAlert, look: 'bg-garnet-wash text-garnet-ink' },
};

type PaymentStateProps = {
  orderId: string;
  onChange?: (order: { orderNo: number; shown: ShownPayment }) => void;
};

export function PaymentState({ orderId, onChange }: PaymentStateProps) {
  const { accepted: texts } = useCheckoutMessages();
  const { state, problem, isWaiting, retry } = useOrderPayment(orderId);
  useEffect(() => {
    if (state !== null) onChange?.({ orderNo: state.orderNo, shown: shownPaymentOf(state) });
  }, [onChange, state]);
  if (state === null) {
    if (problem === null || isWaiting) return <PaymentSkeleton />;
    const { title, text } = problem.status >= 500 || problem.status === 429 ? texts.notLoaded : texts.unknown;
    return (
      <div role="alert" className="mt-6 rounded-md bg-garnet-wash p-5 text-garnet-ink">
        <p className="text-lg font-bold">{title}</p>
        <p className="mt-1">{text}</p>
        {title === texts.notLoaded.title && (
          <Button className="mt-4" onClick={retry}>
            {texts.checkAgain}
          </Button>
        )}
      </div>
    );
  }
  return <KnownPayment orderId={orderId} state={state} isWaiting={isWaiting} retry={retry} />;
}

type KnownPaymentProps = { orderId: string; state: OrderState; isWaiting: boolean; retry: () => void };

function KnownPayment({ orderId, state, isWaiting, retry }: KnownPaymentProps) {
  const { accepted: texts } = useCheckoutMessages();
  const shown = shownPaymentOf(state);
  const { Icon, look } = looks[shown];
  const sum = formatTotal(state.totalSum);
  const owed = formatTotal(state.rest ?? state.totalSum);
  const { paymentKind } = state;
  const byHand = shown === 'awaiting' && !isThroughBank(paymentKind) ? texts.byHand[paymentKind] : null;
  const isInApp = shown === 'awaiting' && paymentKind === 'instalments';
  // It is packed already.
  const isOnItsWay = shown === 'paid' && (state.status === 'send' || state.status === 'completed');
  const atBank = isInApp ? texts.instalments.awaiting : texts.states[shown];
  const { title, text } = isOnItsWay ? texts.paidBefore : (byHand ?? atBank);
  const problem = shown === 'failed' && state.paymentProblem ? texts.instalments.problems[state.paymentProblem] : null;
  return (
    <section aria-label={texts.orderNo(state.orderNo)} className={clsx('mt-6 rounded-md p-5', look)}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-ink">
        <span className="font-semibold">{texts.orderNo(state.orderNo)}</span>
        <span>
          {texts.sum}: <b className="font-bold whitespace-nowrap">{sum}</b>
        </span>
      </p>
      <div role="status" className="mt-4 flex gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div>
          <p className="text-lg font-bold">{title}</p>
          <p className="mt-1 text-ink">{problem ?? text}</p>
        </div>
      </div>
      {byHand && paymentKind === 'transfer' && <TransferDetails orderNo={state.orderNo} />}
      {shown === 'awaiting' && !byHand && (
        <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          {/* No label: the live region announces state changes, not each polling request. */}
          {isWaiting && <Spinner />}
          <p className="basis-44 grow">{isWaiting ? texts.checking : texts.stillWaiting}</p>
          {!isWaiting && (
            <Button size="small" onClick={retry}>
              {texts.checkAgain}
            </Button>
          )}
        </div>
      )}
      {state.canBePaid && !isInApp && (
        <PayButton orderId={orderId} label={(shown === 'failed' ? texts.payAgain : texts.pay)(owed)} size="large" />
      )}
    </section>
  );
}

function TransferDetails({ orderNo }: { orderNo: number }) {
  const { transfer: texts } = useCheckoutMessages().accepted;
  const account = useShopSettings()?.terms.bankAccount;
  if (!account) return null;
  const rows = [
    [texts.receiver, account.receiver],
    [texts.iban, account.iban],
    [texts.taxId, account.taxId],
    [texts.purpose, transferPurpose(orderNo)],
  ];
  return (
    <dl className="mt-4 grid gap-3 border-t border-line pt-4 text-ink">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="font-semibold break-all select-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
