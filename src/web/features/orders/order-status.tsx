import { orderStatusNames } from '#contracts/messages/order-names.ts';
import type { OrderState } from '#contracts/orders.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/kit/language.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

type ShownStatus = Pick<OrderState, 'status' | 'statusShown'>;

const tones: Record<OrderState['status'], BadgeTone> = {
  specified: 'yellow',
  processed: 'amber',
  send: 'blue',
  completed: 'green',
  abolition: 'garnet',
};

/** A status record with the built-in name sets only the colour; the name is then translated. */
export function statusName({ status, statusShown }: ShownStatus, language: Language): string {
  const isOwn = statusShown !== null && statusShown.name !== orderStatusNames.uk[status];
  return isOwn ? statusShown.name : orderStatusNames[language][status];
}

/** With the name and colour configured in the panel, if any. */
export function OrderStatus({ order }: { order: ShownStatus }) {
  const language = useLanguage();
  return (
    <Badge tone={tones[order.status]} color={order.statusShown?.color}>
      {statusName(order, language)}
    </Badge>
  );
}
