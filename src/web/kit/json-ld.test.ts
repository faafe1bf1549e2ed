import { describe, expect, it } from 'vitest';
import type { Product } from '#contracts/products.ts';
import { productLd } from './json-ld.ts';

const bottle: Product = {
  _id: '0197b3a0-0000-7000-8000-000000000001',
  itemNo: null,
  name: 'Oud Wood',
  description: '',
  imageFirst: null,
  imagePreview: null,
  imageUrls: [],
  attributes: {
    family: null,
    gender: null,
    concentration: null,
    year: null,
    perfumer: '',
    seasons: [],
    notes: { top: [], heart: [], base: [] },
  },
  date: '2026-03-01T10:00:00.000Z',
  discount: 10,
  previousPrice: null,
  currentPrice: 100,
  quantity: 5,
  quantityMl: 12,
  bottling: false,
  itsBottle: false,
  sizes: 50,
  color: '',
  manufacturerCountry: '',
  brand: null,
  siblings: [],
  categories: { name: 'Нішева парфумерія', title: 'nisheva', discount: null },
  productsGroups: null,
};

const offerOf = (product: Product) =>
  productLd(product, '/products/item/1')({ language: 'uk', absolute: (path) => path }).offers;

describe('the structured data of a product', () => {
  it('[ST-SIZE-09] has the price now of a piece', () => {
    expect(offerOf(bottle)).toMatchObject({ price: '90.00', priceCurrency: 'UAH' });
    expect(offerOf(bottle)).not.toHaveProperty('eligibleQuantity');
  });

  it('[ST-SIZE-09] has what the smallest purchase of a decant costs, bottle included', () => {
    expect(offerOf({ ...bottle, bottling: true })).toMatchObject({
      price: '120.00',
      eligibleQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MLT' },
    });
  });
});
