import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import { shop } from '#domain/shop.ts';

const goods = (count: number) =>
  `${formatNumber(count)} ${plural('uk', count, { one: 'товар', few: 'товари', many: 'товарів' })}`;
const titled = (heading: string, page: number) =>
  [heading, ...(page > 1 ? [`сторінка ${page}`] : []), shop.name.uk].join(' · ');

const contents = (count: number, decants: number, priceFrom: number | null) =>
  [
    goods(count),
    ...(decants > 0 ? [`з них ${formatNumber(decants)} на розлив від 1 мл`] : []),
    ...(priceFrom === null ? [] : [`ціни від ${formatNumber(priceFrom)} ₴`]),
  ].join(', ');

export const collections = {
  brands: {
    heading: 'Бренди',
    title: `Бренди парфумерії · ${shop.name.uk}`,
    text: 'Усі доми, аромати яких у нас є: флаконами й на розлив від одного мілілітра.',
    empty: 'Брендів поки немає.',
  },
  brand: {
    title: (name: string, page: number) => titled(`${name}: парфуми, ціни, розлив`, page),
    intro: (name: string, count: number, decants: number, priceFrom: number | null) =>
      `${name} у крамниці «${shop.name.uk}»: ${contents(count, decants, priceFrom)}. Лише оригінали.`,
  },
  notes: {
    heading: 'Ноти ароматів',
    title: `Ноти ароматів · ${shop.name.uk}`,
    text: 'Оберіть ноту, яку любите, і покажемо аромати, де вона звучить.',
    empty: 'Нот поки немає.',
  },
  note: {
    heading: (name: string) => `Аромати з нотою «${name}»`,
    title: (name: string, page: number) => titled(`Парфуми з нотою «${name}»`, page),
    intro: (name: string, count: number, decants: number, priceFrom: number | null) =>
      `Де звучить ${name}: ${contents(count, decants, priceFrom)}.`,
  },
  discounts: {
    heading: 'Знижки',
    title: (page: number) => titled('Знижки на парфуми й косметику', page),
    intro: (count: number, decants: number, priceFrom: number | null) =>
      `Усе, що сьогодні дешевше: ${contents(count, decants, priceFrom)}. Знижку вже враховано.`,
  },
  bestSellers: {
    heading: 'Хіти продажу',
    title: `Хіти продажу · ${shop.name.uk}`,
    text: 'Що в нас останнім часом купують найчастіше. Є в наявності просто зараз.',
    empty: 'Хітів поки немає. Перше замовлення може бути вашим.',
  },
};

export type CollectionsCatalogue = typeof collections;
