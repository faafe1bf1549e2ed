import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productLabel } from './product-label.ts';

const naxos = {
  name: 'Naxos',
  brand: 'Xerjoff',
  bottling: false,
  sizes: 100,
  itemNo: 'KR-100132',
  priceKopecks: 1_320_000,
  stock: 10,
};
const said = (label: string) => label.replaceAll('\u00a0', ' ');

describe('[AD-WORK-01] the label of a product', () => {
  it('has brand, name, size, item number, price and stock', () => {
    expect(said(productLabel(naxos, 'uk'))).toBe('Xerjoff Naxos · 100 мл · KR-100132 · 13 200 ₴ · 10 шт.');
    expect(said(productLabel(naxos, 'en'))).toBe('Xerjoff Naxos · 100 ml · KR-100132 · 13 200 ₴ · 10 pcs');
  });

  it('does not repeat a brand with which the name begins', () => {
    const title = { bottling: false, sizes: null };
    expect(productLabel({ ...title, brand: 'Dior', name: 'Dior Homme Intense' }, 'uk')).toBe('Dior Homme Intense');
    expect(productLabel({ ...title, brand: 'Dior', name: 'Diorissimo' }, 'uk')).toBe('Dior Diorissimo');
    expect(productLabel({ ...title, brand: null, name: 'Diorissimo' }, 'uk')).toBe('Diorissimo');
  });

  it('counts a decant in millilitres, and says how many were ordered', () => {
    const decant = { ...naxos, bottling: true, priceKopecks: 9_550, stock: 240 };
    expect(said(productLabel(decant, 'uk'))).toBe(
      'Xerjoff Naxos · на розлив, від 1 мл · KR-100132 · 95,50 ₴/мл · 240 мл',
    );
    const { priceKopecks: _, stock: __, ...ordered } = decant;
    expect(said(productLabel({ ...ordered, decantMl: 5 }, 'uk'))).toBe('Xerjoff Naxos · на розлив, 5 мл · KR-100132');
  });

  it('leaves out what is not known, without loose separators', () => {
    expect(productLabel({ name: 'Чохол', brand: null, bottling: false, sizes: null, itemNo: null }, 'uk')).toBe(
      'Чохол',
    );
  });

  it('differs for two sizes of one scent', () => {
    const size = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(size, size, (one, other) => {
        fc.pre(one !== other);
        expect(productLabel({ ...naxos, sizes: one }, 'uk')).not.toBe(productLabel({ ...naxos, sizes: other }, 'uk'));
      }),
    );
  });
});
