import { shop } from '#domain/shop.ts';
import type { CheckoutCatalogue } from '#web/kit/messages.tsx';
import { orderWords } from '../order-words.ts';

export const tracking: CheckoutCatalogue['tracking'] = {
  title: `Where is my order? · ${shop.name.en}`,
  description: `Where your order in the shop ${shop.name.en} stands and whether it is paid: by its number and phone.`,
  heading: 'Where is my order?',
  text: 'Enter the number from the letter and the phone that the order was made with.',
  needsScripts: (phone) => `To find an order here, please turn JavaScript on. Or call us: ${phone}.`,
  ...orderWords,
  orderNo: 'Order number',
  orderNoHint: 'For example, 100001',
  phone: 'Phone',
  find: 'Find the order',
  found: (orderNo) => `Order no. ${orderNo}`,
  date: 'Made on',
};
