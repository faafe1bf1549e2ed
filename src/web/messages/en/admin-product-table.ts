import { formatNumber } from '#domain/numbers.ts';
import type { adminProductTable as uk } from '#web/messages/uk/admin-product-table.ts';

export const adminProductTable: typeof uk = {
  views: { label: 'View of the list', cards: 'Cards', table: 'Table' },
  columns: {
    choose: 'Choice',
    name: 'Product',
    price: 'Price',
    stock: 'Stock',
    status: 'Status',
  },
  cells: {
    price: (name) => `Price: ${name}`,
    stock: (name) => `Stock: ${name}`,
    pieces: 'pcs',
    ml: 'ml',
    saved: 'Saved',
    newer: (value) => `Somebody has changed it: now ${value}. Enter saves yours, Escape keeps the new one`,
  },
  discountOf: {
    product: (percent) => `−${formatNumber(percent)}\u00a0%`,
    category: (percent) => `−${formatNumber(percent)}\u00a0% of the category`,
  },
  filters: {
    category: 'Category',
    allCategories: 'All categories',
    brand: 'Brand',
    allBrands: 'All brands',
    format: 'Format',
    allFormats: 'Any format',
    formats: { bottle: 'By the piece', decant: 'Decants', set: 'Sets' },
    stock: 'Stock',
    anyStock: 'Any stock',
    stocks: { in: 'In stock', few: 'Running out', out: 'Sold out' },
    discount: 'Discount',
    anyDiscount: 'With discount or not',
    discounts: { true: 'With a discount', false: 'Without a discount' },
    sort: 'Order',
    sorts: {
      '-date': 'Newest first',
      name: 'Name: A–Z',
      '-name': 'Name: Z–A',
      price: 'Cheapest first',
      '-price': 'Dearest first',
      stock: 'Least stock first',
      '-stock': 'Most stock first',
    },
  },
};
