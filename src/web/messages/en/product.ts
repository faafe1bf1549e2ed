import { formatNumber } from '#domain/numbers.ts';
import type { product as ukrainian } from '#web/messages/uk/product.ts';

export const product: typeof ukrainian = {
  title: (name, brand) =>
    brand ? `${name} by ${brand}: price, description, characteristics` : `${name}: price, description, characteristics`,
  summary: (name, brand) =>
    `${brand ? `${name} by ${brand}` : name} at Kraplyna: price, sizes and availability. Original perfume, delivered across Ukraine.`,
  pictures: 'Pictures of the product',
  showPicture: (position) => `Show picture ${position}`,
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
    add: (sum) => `Add to cart · ${sum}`,
    added: 'Added to cart',
    inCart: 'In the cart, view it',
    soldOut: 'Out of stock',
    noScripts: (phone) => `To put this into the cart, turn on JavaScript, or call us: ${phone}.`,
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
    color: 'Color',
    emptyBottle: 'Empty bottle',
    yes: 'yes',
  },
  sameBrand: (brand) => `More from ${brand}`,
  similar: 'Similar goods',
  recentlyViewed: 'You looked at recently',
};
