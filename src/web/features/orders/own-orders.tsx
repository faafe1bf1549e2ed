import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import type { Order } from '#contracts/orders.ts';
import { formatLongDateTime } from '#domain/dates.ts';
import { canBeClarified } from '#domain/order-states.ts';
import type { Area } from '#domain/permissions.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { formatTotal } from '#web/kit/product-price.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BuyerReceipts } from './buyer-receipts.tsx';
import { Clarifying } from './clarifying.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderStatus } from './order-status.tsx';
import { RepeatOrderButton } from './repeat-order-button.tsx';

type OwnOrdersProps = { area: Area; orders: readonly Order[] };

/** The customer's own orders, newest first. */
export function OwnOrders({ area, orders: loaded }: OwnOrdersProps) {
  const { orders: texts } = useAccountMessages();
  const localPath = useLocalPath();
  // Responses to edits override the loader data until it is revalidated.
  const [answers, setAnswers] = useState({ to: loaded, orders: new Map<string, Order>() });
  const newer = answers.to === loaded ? answers.orders : null;
  const keep = (order: Order) => setAnswers({ to: loaded, orders: new Map(newer).set(order._id, order) });

  if (loaded.length === 0) {
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <ButtonLink kind="primary" href={localPath('/index')}>
            {texts.toShop}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className="grid gap-4">
      {loaded.map((order) => (
        <li key={order._id}>
          <OwnOrder area={area} order={newer?.get(order._id) ?? order} onClarified={keep} />
        </li>
      ))}
    </ul>
  );
}

type OwnOrderProps = { area: Area; order: Order; onClarified: (order: Order) => void };

/** A collapsible order; one that awaits clarification starts open. */
function OwnOrder({ area, order, onClarified }: OwnOrderProps) {
  const { orders: texts } = useAccountMessages();
  const language = useLanguage();
  const localPath = useLocalPath();
  const summary = useRef<HTMLElement>(null);
  const [isOpenAtFirst] = useState(() => canBeClarified(order.status));
  // Receipts are loaded when the order is first opened.
  const [wasOpened, setWasOpened] = useState(isOpenAtFirst);
  const hasReceipts = order.paymentState === 'paid' || order.paymentState === 'refunded';

  const accept = (clarified: Order) => {
    onClarified(clarified);
    // Moves the focus from the removed form to its order.
    summary.current?.focus();
  };

  return (
    <details
      open={isOpenAtFirst}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true);
      }}
      className="group rounded-lg border border-line bg-card"
    >
      <summary
        ref={summary}
        className="flex min-h-16 list-none flex-wrap items-center gap-x-6 gap-y-1 rounded-lg py-3 pr-12 pl-4 relative hover:bg-white sm:pl-6 [&::-webkit-details-marker]:hidden"
      >
        <span className="min-w-56 grow">
          <h2 className="text-xl lining-nums">{texts.orderNo(order.orderNo)}</h2>
          <time dateTime={order.date} className="text-sm text-ink-2">
            {formatLongDateTime(new Date(order.date), language)}
          </time>
        </span>
        <span className="min-w-36 text-sm">
          <OrderStatus order={order} />
        </span>
        <span className="figures min-w-28 font-bold whitespace-nowrap sm:text-right">
          {formatTotal(order.totalSum)}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="absolute top-1/2 right-4 -translate-y-1/2 size-6 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-6 border-t border-line p-4 sm:p-6">
        {canBeClarified(order.status) && <Clarifying area={area} order={order} onClarified={accept} />}
        <OrderFacts order={order} />
        <OrderGoods order={order} texts={texts} />
        {/* The panel has no cart. */}
        {area === 'customer' && <RepeatOrderButton order={order} />}
        {(order.status === 'send' || order.status === 'completed') && (
          <ButtonLink className="justify-self-start" href={localPath(`/orders/return?order=${order.orderNo}`)}>
            {texts.returnGoods}
          </ButtonLink>
        )}
        {/* Last: they come late, and must not move what somebody is about to press. */}
        {wasOpened && hasReceipts && <BuyerReceipts orderId={order._id} texts={texts.receipts} />}
      </div>
    </details>
  );
}
