import { orderStatusNames } from '#contracts/messages/order-names.ts';
import type { OrderState } from '#contracts/orders.ts';
import { useLanguage } from '#web/kit/language.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<OrderState['status'], BadgeTone> = {
  specified: 'yellow',
  processed: 'amber',
  send: 'blue',
  completed: 'green',
  abolition: 'garnet',
};

/** In the shop's own words and colour where it has any. */
export function OrderStatus({ order: { status, statusShown } }: { order: Pick<OrderState, 'status' | 'statusShown'> }) {
  const language = useLanguage();
  return (
    <Badge tone={tones[status]} color={statusShown?.color}>
      {statusShown?.name ?? orderStatusNames[language][status]}
    </Badge>
  );
}
