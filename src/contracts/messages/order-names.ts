import type { Language } from '#domain/language.ts';
import type { OrderStatus } from '#domain/order-states.ts';

/** Default names of order statuses, on pages and in e-mails. */
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
