import type { Order } from '#contracts/orders.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { type ShownPayment, shownPaymentOf } from './shown-payment.ts';

const tones: Record<ShownPayment, BadgeTone> = {
  awaiting: 'amber',
  paid: 'green',
  failed: 'garnet',
  expired: 'garnet',
  refunded: 'blue',
  abolished: 'neutral',
};

type PaymentBadgeProps = {
  order: Order;
  /** Shorter ones, where a list has no room for sentences. */
  names?: Readonly<Record<ShownPayment, string>>;
};

export function PaymentBadge({ order, names }: PaymentBadgeProps) {
  const { payments } = useAccountMessages().orders;
  const shown = shownPaymentOf(order);
  return <Badge tone={tones[shown]}>{(names ?? payments)[shown]}</Badge>;
}
