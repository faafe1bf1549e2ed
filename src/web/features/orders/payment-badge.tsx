import type { Order, OrderState } from '#contracts/orders.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

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
  /** Short labels for lists. */
  names?: Readonly<Record<ShownPayment, string>>;
};

export function PaymentBadge({ order, names }: PaymentBadgeProps) {
  const { payments } = useAccountMessages().orders;
  const shown = shownPaymentOf(order);
  return <Badge tone={tones[shown]}>{(names ?? payments)[shown]}</Badge>;
}

/** The shown payment state: a cancelled order that was never paid is shown as cancelled, regardless of its last invoice. */
export type ShownPayment = OrderState['paymentState'] | 'abolished';

export function shownPaymentOf({ paymentState, status }: Pick<OrderState, 'paymentState' | 'status'>): ShownPayment {
  const isUnpaid = paymentState === 'awaiting' || paymentState === 'failed';
  return status === 'abolition' && isUnpaid ? 'abolished' : paymentState;
}
