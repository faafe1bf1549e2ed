import { formatPrice } from '#domain/money.ts';
import { typicalDelivery } from '#domain/parcel.ts';
import { plural } from '#domain/plural.ts';
import { inWholeUnits } from '#domain/reservation.ts';
import { shop } from '#domain/shop.ts';

const { fromKopecks, toKopecks, fromDays, toDays } = typicalDelivery;
const { pickupPoint, openingHours } = shop;

/** Accusative, after «на». */
function period(minutes: number): string {
  const { count, unit } = inWholeUnits(minutes);
  const { one, two, ...forms } = {
    days: { one: 'день', two: 'два', few: 'дні', many: 'днів' },
    hours: { one: 'годину', two: 'дві', few: 'години', many: 'годин' },
    minutes: { one: 'хвилину', two: 'дві', few: 'хвилини', many: 'хвилин' },
  }[unit];
  if (count === 1) return one;
  return `${count === 2 ? two : count} ${plural('uk', count, { one, ...forms })}`;
}

/** The page about delivery, payment and return. */
export const delivery = {
  title: `Доставка, оплата й повернення — ${shop.name.uk}`,
  description:
    'Скільки коштує і скільки днів їде замовлення Новою поштою до вашого міста, як оплатити карткою онлайн і що робити, якщо з товаром щось не так.',
  heading: 'Доставка, оплата й повернення',
  lead: 'Надсилаємо Новою поштою по всій Україні або чекаємо на вас у крамниці в Кременчуці.',
  ways: {
    title: 'Доставка',
    list: [
      {
        title: 'Нова пошта',
        text: 'У відділення або поштомат, який ви оберете. Збираємо замовлення до двох робочих днів після оплати й надсилаємо вам номер посилки. За доставку ви платите Новій пошті, коли забираєте посилку.',
      },
      {
        title: 'Самовивіз',
        text: `Безкоштовно: ${pickupPoint.city.uk}, ${pickupPoint.address.uk}, ${openingHours.uk}. Напишемо, коли все буде готово.`,
      },
    ],
  },
  estimate: {
    title: 'Скільки коштує доставка до вас',
    text: 'Напишіть своє місто, і Нова пошта скаже ціну й строк для невеликої посилки.',
    city: 'Місто',
    choose: 'Почніть вводити назву',
    notLoaded: 'Список міст не завантажився.',
    working: 'Питаємо Нову пошту…',
    price: (price: string) => `від ${price}`,
    days: (days: number) =>
      `${days} ${plural('uk', days, { one: 'день у дорозі', few: 'дні в дорозі', many: 'днів у дорозі' })}`,
    byTariff: 'За тарифами Нової пошти',
    typical: `зазвичай ${formatPrice(fromKopecks)} – ${formatPrice(toKopecks)}, ${fromDays}–${toDays} дні в дорозі`,
  },
  payment: {
    title: 'Оплата',
    paragraphs: (holdMinutes: number) => [
      'Карткою, Apple Pay або Google Pay на захищеній сторінці банку. Ми не бачимо й не зберігаємо даних вашої картки.',
      `Не встигли оплатити одразу? Товари нікуди не зникнуть: відкладемо їх для вас на ${period(holdMinutes)}. Потім неоплачене замовлення скасується саме.`,
      'Якщо замовлення скасовано після оплати, гроші повернуться на ту саму картку.',
    ],
  },
  returns: {
    title: 'Повернення',
    paragraphs: [
      'Посилка пошкоджена, приїхало не те або товар із вадою? Напишіть нам упродовж 14 днів, додайте номер замовлення і, якщо можете, фото. На ваш вибір обміняємо товар або повернемо гроші, а пересилання оплатимо самі.',
      'Гроші повертаємо на картку, якою ви платили, упродовж 7 днів.',
      'Парфумерію й косметику без вад за законом не обмінюють і не повертають. Не певні, чи ваш це аромат? Спробуйте його на розлив від 1 мл.',
    ],
  },
  links: { contract: 'Публічна оферта', track: 'Де моє замовлення?' },
};

export type DeliveryText = typeof delivery;
