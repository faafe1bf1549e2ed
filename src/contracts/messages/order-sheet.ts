import type { Language } from '#domain/language.ts';
import type { PaymentState } from '#domain/payment-states.ts';

/** Columns of the CSV export of orders, in order. */
export const orderColumns = [
  'orderNo',
  'date',
  'status',
  'firstName',
  'lastName',
  'phone',
  'email',
  'delivery',
  'region',
  'city',
  'address',
  'paymentMethod',
  'paymentState',
  'products',
  'comment',
  'totalSum',
] as const;

type SheetWords = {
  readonly columns: Readonly<Record<(typeof orderColumns)[number], string>>;
  readonly payments: Readonly<Record<PaymentState, string>>;
  readonly pieces: string;
  readonly millilitres: string;
};

export const orderSheetWords: Record<Language, SheetWords> = {
  uk: {
    columns: {
      orderNo: 'Номер',
      date: 'Дата',
      status: 'Статус',
      firstName: 'Ім’я',
      lastName: 'Прізвище',
      phone: 'Телефон',
      email: 'Пошта',
      delivery: 'Доставка',
      region: 'Область',
      city: 'Місто',
      address: 'Адреса',
      paymentMethod: 'Спосіб оплати',
      paymentState: 'Оплата',
      products: 'Товари',
      comment: 'Коментар',
      totalSum: 'Сума, грн',
    },
    payments: {
      awaiting: 'чекає',
      paid: 'оплачено',
      failed: 'не пройшла',
      expired: 'час вийшов',
      refunded: 'повернено',
    },
    pieces: 'шт.',
    millilitres: 'мл',
  },
  en: {
    columns: {
      orderNo: 'Number',
      date: 'Date',
      status: 'Status',
      firstName: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
      email: 'E-mail',
      delivery: 'Delivery',
      region: 'Region',
      city: 'City',
      address: 'Address',
      paymentMethod: 'Way to pay',
      paymentState: 'Payment',
      products: 'Goods',
      comment: 'Comment',
      totalSum: 'Sum, UAH',
    },
    payments: {
      awaiting: 'awaiting',
      paid: 'paid',
      failed: 'failed',
      expired: 'expired',
      refunded: 'refunded',
    },
    pieces: 'pcs',
    millilitres: 'ml',
  },
};
