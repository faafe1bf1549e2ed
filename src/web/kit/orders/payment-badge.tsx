import type { Order } from '#contracts/orders.ts';
import { useAccountTexts } from '#web/kit/account-texts.ts';
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

export function PaymentBadge({ order }: { order: Order }) {
  const { payments } = useAccountTexts().orders;
  const shown = shownPaymentOf(order);
  return <Badge tone={tones[shown]}>{payments[shown]}</Badge>;
}
