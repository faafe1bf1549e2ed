import { formatPrice } from '#domain/money.ts';
import { typicalDelivery } from '#domain/parcel.ts';
import { plural } from '#domain/plural.ts';
import { inWholeUnits } from '#domain/reservation.ts';
import { shop } from '#domain/shop.ts';
import type { DeliveryText } from '#web/messages/uk/delivery/delivery.ts';

const { fromKopecks, toKopecks, fromDays, toDays } = typicalDelivery;
const { pickupPoint, openingHours } = shop;

function period(minutes: number): string {
  const { count, unit } = inWholeUnits(minutes);
  const words = { days: ['a day', 'days'], hours: ['an hour', 'hours'], minutes: ['a minute', 'minutes'] } as const;
  const [one, many] = words[unit];
  return count === 1 ? one : `${count === 2 ? 'two' : count} ${many}`;
}

export const delivery: DeliveryText = {
  title: `Delivery, payment and returns — ${shop.name.en}`,
  description:
    'What Nova Poshta takes to bring your order to your city and how many days it needs, how to pay by card online, and what to do if something is wrong.',
  heading: 'Delivery, payment and returns',
  lead: 'We send by Nova Poshta all over Ukraine, or wait for you in our shop in Kremenchuk.',
  ways: {
    title: 'Delivery',
    list: [
      {
        title: 'Nova Poshta',
        text: 'To a branch or parcel locker of your choice. We pack the order within two working days of payment and send you the parcel number. You pay Nova Poshta for delivery when you collect the parcel.',
      },
      {
        title: 'Pickup',
        text: `Free of charge: ${pickupPoint.city.en}, ${pickupPoint.address.en}, ${openingHours.en}. We write to you when it is ready.`,
      },
    ],
  },
  estimate: {
    title: 'What delivery to you costs',
    text: 'Type your city, and Nova Poshta gives the price and the days for a small parcel.',
    city: 'City',
    choose: 'Start typing its name',
    notLoaded: 'The list of cities has not loaded.',
    working: 'Asking Nova Poshta…',
    price: (price) => `from ${price}`,
    days: (days) => `${days} ${plural('en', days, { one: 'day', other: 'days' })} on the way`,
    byTariff: 'At the rates of Nova Poshta',
    typical: `usually ${formatPrice(fromKopecks)} – ${formatPrice(toKopecks)}, ${fromDays}–${toDays} days on the way`,
  },
  payment: {
    title: 'Payment',
    paragraphs: (holdMinutes) => [
      'By card, Apple Pay or Google Pay on the secure page of the bank. We neither see nor store the data of your card.',
      `No time to pay at once? We keep the goods for you for ${period(holdMinutes)}. After that an unpaid order is cancelled by itself.`,
      'If an order is cancelled after payment, the money goes back to the same card.',
    ],
  },
  returns: {
    title: 'Returns',
    paragraphs: [
      'The parcel is damaged, the wrong thing came, or it has a defect? Write to us within 14 days, with the order number and, if you can, a photo. As you choose, we exchange it or refund it, and pay for sending it back.',
      'We refund to the card you paid with, within 7 days.',
      'By law, perfume and cosmetics without defects are not exchanged or returned. Not sure that a scent is yours? Try it as a decant, from 1 ml.',
    ],
  },
  links: { contract: 'Public offer', track: 'Where is my order?' },
};
