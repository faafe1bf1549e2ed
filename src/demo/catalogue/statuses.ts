import type { OrderStatus } from '#domain/order-states.ts';

export const demoStatuses: readonly { type: OrderStatus; name: string; color: string }[] = [
  { type: 'specified', name: 'Уточнюються', color: '#fbf0c4' },
  { type: 'processed', name: 'В обробці', color: '#f7ecdc' },
  { type: 'send', name: 'Відправлений', color: '#e1ecf5' },
  { type: 'completed', name: 'Виконані', color: '#e3efe7' },
  { type: 'abolition', name: 'Відмінені', color: '#f7e1e4' },
];
