import { formatPrice } from '#domain/money.ts';
import { formatNumber } from '#domain/numbers.ts';
import { typicalDelivery } from '#domain/parcel.ts';
import { plural } from '#domain/plural.ts';
import type { product as ukrainian } from '#web/messages/uk/product.ts';

const { fromKopecks, fromDays, toDays } = typicalDelivery;

export const product: typeof ukrainian = {
  title: (name, brand) =>
    brand ? `${name} by ${brand}: price, description, characteristics` : `${name}: price, description, characteristics`,
  summary: (name, brand) =>
    `${brand ? `${name} by ${brand}` : name} at Kraplyna: price, sizes and availability. Original perfume, delivered across Ukraine.`,
  pictures: 'Pictures of the product',
  showPicture: (position) => `Show picture ${position}`,
  picture: (name, position) => `${name}, picture ${position}`,
  pictureCount: (position, count) => `Picture ${position} of ${count}`,
  zoom: (position) => `Zoom in on picture ${position}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  sizes: 'Other sizes',
  decantSize: 'Decant',
  size: (millilitres) => `${formatNumber(millilitres)} ml`,
  inStock: 'In stock',
  inStockMl: (millilitres) => `In stock, ${formatNumber(millilitres)} ml`,
  outOfStock: 'Out of stock',
  decant: {
    label: 'How many millilitres',
    quickChoice: 'Often chosen',
    cost: 'What the sum is made of',
    perfume: (millilitres, price) => `Perfume, ${formatNumber(millilitres)} ml × ${price}`,
    bottle: (millilitres, count) => `Bottle ${millilitres} ml × ${formatNumber(count)}`,
    total: 'Total',
    inCart: 'Already in the cart',
    cannotChange: 'The amount cannot be changed, as the product is in the cart already.',
  },
  buy: {
    label: 'Buying',
    add: (goods) => `Add to cart · ${goods}`,
    added: 'Added to cart',
    inCart: 'In the cart, view it',
    soldOut: 'Out of stock',
    noScripts: (phone) => `To put this into the cart, turn on JavaScript, or call us: ${phone}.`,
  },
  alert: {
    heading: 'Tell me when it is back',
    text: 'You will get one e-mail as soon as it is in stock again.',
    email: 'E-mail',
    submit: 'Notify me',
    noScripts: (phone) => `To find out when it is back, call us: ${phone}.`,
  },
  facts: {
    label: 'Delivery, payment, returns',
    delivery: {
      title: `Delivery from ${formatPrice(fromKopecks)}`,
      text: `By Nova Poshta, ${fromDays}–${toDays} days on the way`,
    },
    freeDelivery: 'Free delivery',
    toCity: (city: string, price: string) => `${city}: delivery from ${price}`,
    inDays: (days: number) => `By Nova Poshta, ${days} ${plural('en', days, { one: 'day', other: 'days' })} on the way`,
    payment: {
      title: 'Pay by card online',
      text: 'Apple Pay and Google Pay too',
      by: (way) => `Pay ${way}`,
      or: (ways) => `Or ${ways}`,
      ways: {
        online: 'by card online',
        instalments: 'in instalments',
        transfer: 'by bank transfer',
        'cash-delivery': 'on receipt',
        'cash-pickup': 'on receipt',
      },
    },
    original: { title: 'Originals only', text: 'We buy the bottles ourselves' },
    returns: { title: '14 days if something is wrong', text: 'We exchange or refund' },
  },
  tabs: {
    label: 'About the product',
    description: 'Description',
    characteristics: 'Characteristics',
    noDescription: 'There is no description yet. Ask us, and we will tell you about it.',
  },
  characteristics: {
    category: 'Category',
    brand: 'Brand',
    country: 'Manufacturer country',
    bottling: 'Bottling',
    capacity: 'Capacity',
    concentration: 'Concentration',
    gender: 'For whom',
    family: 'Scent family',
    year: 'Year',
    perfumer: 'Perfumer',
    seasons: 'Best in',
    color: 'Color',
    emptyBottle: 'Empty bottle',
    yes: 'yes',
  },
  pyramid: {
    heading: 'Scent pyramid',
    top: 'Top notes',
    heart: 'Heart notes',
    base: 'Base notes',
  },
  sameBrand: (brand) => `More from ${brand}`,
  similar: 'Similar goods',
  recentlyViewed: 'You looked at recently',
};
