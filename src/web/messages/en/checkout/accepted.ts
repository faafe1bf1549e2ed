import { formatNumber } from '#domain/numbers.ts';
import { shop } from '#domain/shop.ts';
import type { CheckoutCatalogue } from '#web/kit/messages.tsx';

export const accepted: CheckoutCatalogue['accepted'] = {
  title: `Order accepted · ${shop.name.en}`,
  description: `Thank you for ordering from ${shop.name.en}.`,
  heading: 'Thank you for your order!',
  endedHeading: 'Your order',
  failedHeading: 'The payment did not go through',
  failedText: 'Your order is placed and waits for the payment.',
  success: 'Your order is placed!',
  text: 'We will send a confirmation to your e-mail.',
  orderNo: (orderNo: number) => `Order No. ${orderNo}`,
  sum: 'Sum',
  checking: 'Asking the bank whether the payment went through…',
  states: {
    awaiting: {
      title: 'Waiting for the payment',
      text: 'As soon as the bank confirms it, you will see it here, and we will write to you. If you have not paid yet, do it now.',
    },
    paid: { title: 'Paid', text: 'The money has arrived. We are packing your order.' },
    failed: {
      title: 'The payment did not go through',
      text: 'No money was taken. The goods are still set aside for you: please try again.',
    },
    expired: {
      title: 'The time to pay is over',
      text: 'The order is cancelled and the goods are back on the shelf. Order again if you still want them.',
    },
    refunded: {
      title: 'Money returned',
      text: 'We sent the payment back. If you paid by card, the bank needs a few days for it.',
    },
    abolished: { title: 'Order cancelled', text: 'There is nothing to pay for it.' },
  },
  instalments: {
    awaiting: {
      title: 'Confirm the purchase in the monobank app',
      text: 'We sent a request to your phone: you have 15 minutes to confirm it. Meanwhile the goods wait for you.',
    },
    confirm: 'Confirm the purchase in the monobank app within 15 minutes: the goods wait for you.',
    problems: {
      'not-a-client': 'monobank has no client with this number. Nothing was charged.',
      limit: 'The sum is above your limit for instalments. Nothing was charged.',
      'another-open': 'You have another purchase in instalments to confirm. Finish it in the app and try again.',
      'first-payment': 'There was not enough money on the card for the first payment. Top it up and try again.',
      'by-buyer': 'You declined the purchase in the app. Nothing was charged.',
      'by-bank': 'The bank did not approve the instalments. Nothing was charged.',
    },
  },
  paidBefore: { title: 'Paid', text: 'The money has arrived, thank you!' },
  byHand: {
    'cash-pickup': { title: 'You pay on collection', text: 'Pay at the shop when you collect the order.' },
    'cash-delivery': { title: 'Cash on delivery', text: 'Pay Nova Poshta when you receive the parcel.' },
    transfer: {
      title: 'Waiting for your transfer',
      text: 'Transfer the sum to this account. As soon as it arrives, we pack your order.',
    },
  },
  transfer: {
    receiver: 'Receiver',
    iban: 'Account (IBAN)',
    taxId: 'Receiver’s code',
    purpose: 'Reference',
  },
  placed: {
    heading: 'What you ordered',
    goods: 'Goods',
    unitPrice: (price, amount) => `${price} × ${amount}`,
    discount: (percent) => `${formatNumber(percent)} % off`,
    total: 'Total',
    delivery: 'Delivery',
    next: 'What happens next',
    pay: 'Pay for the order: the goods are set aside for you.',
    steps: {
      'nova-poshta': [
        'We pack your order, usually within two working days.',
        'We hand it to Nova Poshta and write to you.',
        'Nova Poshta tells you when to collect it.',
      ],
      courier: [
        'We pack your order, usually within two working days.',
        'We hand it to Nova Poshta and write to you.',
        'The courier calls before coming.',
      ],
      pickup: ['We pack your order, usually within two working days.', 'We write to you when it is ready to collect.'],
    },
  },
  account: {
    heading: 'Create an account',
    text: 'We take your name, phone and e-mail from the order: all it needs is a password. In your account you see where the order stands, and the next one takes less time.',
    password: 'Password',
    submit: 'Create an account',
    sent: 'Now confirm your e-mail',
    sentText: 'We sent a letter to the e-mail of the order. Open its link, and the order will be in your account.',
  },
  pay: (sum: string) => `Pay ${sum}`,
  payAgain: (sum: string) => `Pay ${sum} again`,
  checkAgain: 'Check again',
  stillWaiting: 'The bank has not answered yet. It happens: the letter comes as soon as it does.',
  unknown: {
    title: 'We cannot find this order',
    text: 'Check the link or the number in the letter. If you were charged, write to us and we will sort it out.',
  },
  notLoaded: {
    title: 'We could not learn about the payment',
    text: 'The order is recorded. Try again in a minute, or look at the letter.',
  },
  support: {
    heading: 'Need help?',
    text: 'We gladly help with orders, delivery and payment:',
  },
  toIndex: 'To the home page',
  toOrders: 'My orders',
  toTracking: 'Where is my order?',
};
