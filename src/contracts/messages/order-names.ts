import type { Language } from '#domain/language.ts';
import type { OrderStatus } from '#domain/order-states.ts';

/** What an order status is called where the shop has given it no name of its own: on pages and in letters alike. */
export const orderStatusNames: Record<Language, Record<OrderStatus, string>> = {
  uk: {
    specified: 'Уточнюються',
    processed: 'В обробці',
    send: 'Відправлений',
    completed: 'Виконані',
    abolition: 'Відмінені',
  },
  en: {
    specified: 'Being clarified',
    processed: 'In progress',
    send: 'Sent',
    completed: 'Completed',
    abolition: 'Cancelled',
  },
};
