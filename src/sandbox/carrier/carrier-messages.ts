import type { Language } from '#domain/language.ts';

const uk = {
  strip: 'Пісочниця: посилок насправді немає, їх рухаєте ви',
  title: 'Посилки Нової пошти',
  text: 'Кожне натискання переводить посилку до наступного стану. Магазин дізнається про це, коли спитає: за розкладом або кнопкою «Оновити» на сторінці замовлення.',
  empty: 'Посилок ще немає',
  emptyHint: 'Створіть накладну на сторінці замовлення, і посилка з’явиться тут.',
  order: (no: string) => `замовлення №${no}`,
  push: 'Рухати далі',
  refuse: 'Відмовитися',
  wait: 'Минуло 5 днів',
  daysWaiting: (days: number) => `Чекає днів: ${days}`,
};

const en: typeof uk = {
  strip: 'Sandbox: there are no real parcels, you move them',
  title: 'Parcels of Nova Poshta',
  text: 'Each press moves a parcel to its next state. The shop learns of it when it asks: by its schedule, or by “Refresh” on the order’s page.',
  empty: 'No parcels yet',
  emptyHint: 'Make a waybill on an order’s page, and its parcel appears here.',
  order: (no: string) => `order no. ${no}`,
  push: 'Push on',
  refuse: 'Refuse',
  wait: '5 days pass',
  daysWaiting: (days: number) => `Days waiting: ${days}`,
};

export const carrierMessages: Record<Language, typeof uk> = { uk, en };
