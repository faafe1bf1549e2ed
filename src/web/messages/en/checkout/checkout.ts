import { formatNumber } from '#domain/numbers.ts';
import { shop } from '#domain/shop.ts';
import type { CheckoutCatalogue } from '#web/kit/messages.tsx';

export const checkout: CheckoutCatalogue['checkout'] = {
  title: `Checkout · ${shop.name.en}`,
  description: `Checkout at ${shop.name.en}: contact, delivery and payment on one page.`,
  heading: 'Checkout',
  needsScripts: (phone: string) => `To place an order, turn on JavaScript or call us: ${phone}.`,
  signIn: {
    question: 'Bought from us before?',
    link: 'Sign in and we will fill in the form',
  },
  contact: {
    heading: 'Contact',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'E-mail',
    emailHint: 'The confirmation comes here',
  },
  delivery: {
    heading: 'Delivery',
    kind: 'How it gets to you',
    carrierText: 'Branch or parcel locker, 1–3 days',
    pickupText: 'Free of charge, at our shop',
    pickupNone: 'Not available at the moment',
    region: 'Region',
    city: 'City',
    address: 'Branch or parcel locker',
    cityFirst: 'Choose a city first',
    choose: 'Start typing its name in Ukrainian',
    chooseBranch: 'Number or street',
    notLoaded: 'The list did not load.',
    typeIt: 'Type it in',
    typedHint: 'Write the city and the branch number as Nova Poshta calls them.',
    pickFromList: 'Choose from the list',
    pickupPoint: 'Where would you like to pick it up?',
    pickupNote: (address: string) => `You can pick it up here: ${address}. We will write when it is ready.`,
    hours: 'Opening hours',
  },
  payment: {
    heading: 'Payment',
    method: 'How you pay',
    online: 'Card, Apple Pay or Google Pay on the bank’s secure page',
  },
  comment: {
    add: 'Add a comment',
    label: 'Comment',
    count: (count: number, most: number) => `${formatNumber(count)} of ${formatNumber(most)}`,
  },
  preview: {
    heading: 'Your order',
    goods: 'Goods',
    delivery: 'Delivery',
    carrierCost: 'At Nova Poshta rates',
    otherCost: 'At the operator’s rates',
    total: 'To pay',
    place: 'Place the order',
    pay: (sum: string) => `Pay ${sum}`,
    consent: 'By pressing the button you accept the',
    contract: 'public offer',
  },
  change: {
    priceTitle: 'Prices have changed',
    priceText:
      'While you were filling in the form, prices were updated. Nothing is ordered yet: see if it still suits you.',
    stockTitle: 'Some things have run out',
    stockText: 'Somebody was faster. Nothing is ordered yet, and everything you typed is still here.',
    was: 'was',
    now: 'now',
    gone: 'has run out, we will remove it',
    shortPieces: (wanted: number, left: number) =>
      `you wanted ${formatNumber(wanted)}, ${formatNumber(left)} left: we will reduce it`,
    shortMl: (wanted: number, left: number) =>
      `you wanted ${formatNumber(wanted)} ml, ${formatNumber(left)} ml left: we will reduce it`,
    total: 'Total',
    agree: (sum: string) => `Agree and pay ${sum}`,
    adjust: 'Update the order',
    adjusted: 'The order is updated. Check the sum and press “Pay”.',
    nothingLeft: 'Everything in this order is sold out. Let us look for something similar.',
    back: 'Back to the form',
  },
  leaving: 'On to the payment…',
  unanswered: {
    looking: 'Checking whether your order has arrived…',
    title: 'We do not know yet whether your order has arrived',
  },
  emptied: 'The cart is empty. Put the item back or choose another one: everything you typed is still here.',
  failed: 'Something went wrong while placing the order',
  unsure:
    'The shop does not answer. Everything you typed is kept: try again in a minute. The same order cannot be placed twice.',
};
