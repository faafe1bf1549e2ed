import { z } from 'zod';
import { formatLongDate } from '#domain/dates.ts';
import { trackingLink } from '#domain/parcel-tracking.ts';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { orderLetterLimit } from '#server/modules/letters/letter-limits.service.ts';
import { factsOf, goodsOf } from '#server/modules/orders/letters/order-letter-parts.ts';
import { getOrderRow } from '#server/modules/orders/orders.service.ts';
import * as repository from './shipments.repository.ts';

const words = {
  uk: {
    number: 'Номер накладної',
    track: 'Відстежити посилку',
    sent: {
      subject: (no: number) => `Замовлення №${no}: номер посилки`,
      heading: 'Посилка в дорозі',
      text: (no: number) =>
        `Перевізник прийняв посилку з вашим замовленням №${no}. За її номером можна стежити, де вона.`,
    },
    arrived: {
      subject: (no: number) => `Замовлення №${no} вже на місці`,
      heading: 'Посилка чекає на вас',
      text: (no: number) => `Посилка з вашим замовленням №${no} прибула: забрати її можна за адресою нижче.`,
      until: (day: string) => `Безкоштовно вона чекає до ${day}.`,
    },
    returning: {
      subject: (no: number) => `Замовлення №${no} повертається до нас`,
      heading: 'Посилка повертається',
      text: (no: number) =>
        `Посилку із замовленням №${no} не забрали, і вона вирушає назад до нас. Якщо це помилка, напишіть або зателефонуйте нам.`,
    },
  },
  en: {
    number: 'Waybill number',
    track: 'Track the parcel',
    sent: {
      subject: (no: number) => `Order no. ${no}: the number of your parcel`,
      heading: 'Your parcel is on its way',
      text: (no: number) => `The carrier has the parcel with your order no. ${no}. Its number tells where it is.`,
    },
    arrived: {
      subject: (no: number) => `Order no. ${no} has arrived`,
      heading: 'Your parcel is waiting for you',
      text: (no: number) => `The parcel with your order no. ${no} has arrived: collect it at the address below.`,
      until: (day: string) => `It waits free of charge until ${day}.`,
    },
    returning: {
      subject: (no: number) => `Order no. ${no} is on its way back to us`,
      heading: 'Your parcel is returning',
      text: (no: number) =>
        `The parcel with order no. ${no} was not collected and is on its way back to us. If this is a mistake, write or call us.`,
    },
  },
};

/** News of a parcel; that it is sent or received is said with the order's status, unless that came before its number. */
export const parcelLetter = defineLetter({
  name: 'parcel-letter',
  limit: orderLetterLimit,
  countedAs: ({ news }) => news,
  about: z.object({ shipmentId: z.uuid(), news: z.enum(['sent', 'arrived', 'returning']) }),
  write: async (context, { shipmentId, news }) => {
    const shipment = await repository.findShipment(context.db, shipmentId);
    if (!shipment?.number) return null;
    const order = await getOrderRow(context, shipment.orderId);
    if (order.status === 'abolition') return null;
    const { language, orderNo } = order;
    const { number, track, arrived, ...others } = words[language];
    const said = news === 'arrived' ? arrived : others[news];
    const text = said.text(orderNo);
    const isUntil = news === 'arrived' && shipment.storedUntil !== null;
    return {
      to: order.email,
      language,
      words: {
        subject: said.subject(orderNo),
        preview: text,
        heading: said.heading,
        paragraphs: [text, ...(isUntil ? [arrived.until(formatLongDate(shipment.storedUntil ?? '', language))] : [])],
        button: { label: track, address: trackingLink(shipment.number) },
        goods: goodsOf(order),
        facts: [{ label: number, value: shipment.number }, ...factsOf(order)],
        notes: [],
      },
    };
  },
});
