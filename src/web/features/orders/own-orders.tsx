import { useState } from 'react';
import type { Order } from '#contracts/orders.ts';
import type { Area } from '#domain/permissions.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { OwnOrder } from './own-order.tsx';

type OwnOrdersProps = { area: Area; orders: readonly Order[] };

/** The newest first, each opened when asked. */
export function OwnOrders({ area, orders: loaded }: OwnOrdersProps) {
  const { orders: texts } = useAccountMessages();
  const localPath = useLocalPath();
  // An answer of the server is newer than what was loaded, until that is loaded again.
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
