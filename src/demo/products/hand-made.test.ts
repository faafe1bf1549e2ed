import { describe, expect, it } from 'vitest';
import { demoCategories } from '../catalogue/categories.ts';
import { houses } from '../catalogue/houses.ts';
import { perfumesByHouse } from '../catalogue/perfumes.ts';
import { handMadeProducts } from './hand-made.ts';
import { pictureKey } from './product.ts';

const products = handMadeProducts();
const perfumes = perfumesByHouse.flatMap((one) => one.perfumes.map((perfume) => ({ house: one.house, perfume })));
const inCategories = (titles: readonly string[]) => products.filter(({ category }) => titles.includes(category));
const bodyOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');

describe('the hand-made catalogue', () => {
  it('has at least 400 products of at least 40 perfume houses in 12 menu categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(400);
    expect(perfumesByHouse.length).toBeGreaterThanOrEqual(40);
    const menu = demoCategories.filter(({ isMenu, isActive }) => isMenu && isActive).map(({ title }) => title);
    expect(menu).toHaveLength(12);
    for (const title of menu) expect(inCategories([title]).length, title).toBeGreaterThanOrEqual(5);
  });

  it('sells a third of the perfumes by the millilitre', () => {
    const perfumeProducts = products.filter(({ picture }) => picture.kind === 'perfume');
    const share = perfumeProducts.filter(({ isBottled }) => isBottled).length / perfumeProducts.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.37);
  });

  it('has houses, categories and item numbers that are each there once', () => {
    const onceEach = (words: readonly string[]) =>
      expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length);
    onceEach(products.map(({ itemNo }) => itemNo));
    onceEach(houses.map(({ name }) => name));
    onceEach(demoCategories.map(({ title }) => title));
    onceEach(perfumes.map(({ house, perfume }) => `${house} ${perfume.name}`));
    for (const { title } of demoCategories) expect(title).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('joins in a group only sizes of one perfume, each size once', () => {
    const groups = Map.groupBy(
      products.filter(({ group }) => group !== null),
      ({ group }) => group,
    );
    expect(groups.size).toBeGreaterThan(100);
    for (const [group, sizes] of groups) {
      expect(new Set(sizes.map(({ brand, name }) => `${brand} ${name}`)), String(group)).toEqual(new Set([group]));
      expect(new Set(sizes.map(({ picture }) => pictureKey(picture))).size).toBe(1);
      expect(new Set(sizes.map(({ sizeMl }) => sizeMl)).size).toBe(sizes.length);
      expect(sizes.length).toBeGreaterThan(1);
    }
  });

  it('asks plausible prices, and more for a larger bottle', () => {
    for (const product of products) {
      expect(product.currentPriceKopecks % 100, product.name).toBe(0);
      const [least, most] = product.isBottled ? [20, 400] : [40, 20_000];
      expect(product.currentPriceKopecks, product.name).toBeGreaterThanOrEqual(least * 100);
      expect(product.currentPriceKopecks, product.name).toBeLessThanOrEqual(most * 100);
      if (product.previousPriceKopecks !== null)
        expect(product.previousPriceKopecks).toBeGreaterThan(product.currentPriceKopecks);
    }
    for (const { perfume } of perfumes) {
      const prices = Object.values(perfume.bottles);
      expect(prices, perfume.name).toEqual(prices.toSorted((a, b) => a - b));
    }
  });

  it('asks a third more for a decanted millilitre than for one in the bottle', () => {
    const oudWood = products.filter(({ group }) => group === 'Tom Ford Oud Wood');
    const bottle = oudWood.find(({ sizeMl }) => sizeMl === 100);
    const decant = oudWood.find(({ isBottled }) => isBottled);
    expect(decant?.currentPriceKopecks).toBe(Math.round(((bottle?.currentPriceKopecks ?? 0) / 10_000) * 1.35) * 100);
  });

  it('keeps the stock of decants in millilitres and of all else in pieces', () => {
    for (const { isBottled, quantity, quantityMl, sizeMl, name } of products) {
      if (isBottled) expect([quantity, sizeMl], name).toEqual([0, null]);
      else expect(quantityMl, name).toBe(0);
    }
  });

  it('has something sold out, turned off, discounted, cheaper than before, and for the carousel', () => {
    const some = (isSuch: (product: (typeof products)[number]) => boolean) => products.filter(isSuch).length;
    expect(some(({ isBottled, quantityMl }) => isBottled && quantityMl === 0)).toBeGreaterThanOrEqual(3);
    expect(some(({ isBottled, quantity }) => !isBottled && quantity === 0)).toBeGreaterThanOrEqual(10);
    expect(some(({ isEnabled }) => !isEnabled)).toBeGreaterThanOrEqual(8);
    expect(some(({ discountPercent }) => discountPercent > 0)).toBeGreaterThanOrEqual(30);
    expect(some(({ previousPriceKopecks }) => previousPriceKopecks !== null)).toBeGreaterThanOrEqual(20);
    expect(some(({ isForCarousel }) => isForCarousel)).toBeGreaterThanOrEqual(8);
    expect(some(({ isEmptyBottle }) => isEmptyBottle)).toBeGreaterThanOrEqual(3);
    expect(some(({ isBottled, currentPriceKopecks }) => isBottled && currentPriceKopecks <= 0)).toBe(0);
  });

  it('shows a different thing in each of the newest twelve', () => {
    const newest = products.toSorted((a, b) => a.ageMinutes - b.ageMinutes).slice(0, 12);
    expect(new Set(newest.map(({ picture }) => pictureKey(picture))).size).toBe(12);
    expect(newest[0]?.ageMinutes).toBeGreaterThan(0);
  });
});

describe('the texts of the catalogue', () => {
  it('use simple HTML only', () => {
    for (const { description, name } of products) {
      const tags = description.match(/<[^>]*>/g) ?? [];
      expect(
        tags.filter((tag) => !/^<\/?(p|ul|li|strong)>$/.test(tag)),
        name,
      ).toEqual([]);
    }
  });

  it('are Ukrainian, but for the names of houses and goods', () => {
    for (const { description, name } of products) {
      const foreign = bodyOf(description).match(/[a-zA-Zыэъё]+/g) ?? [];
      expect(foreign, name).toEqual([]);
    }
  });

  it('tell of every perfume in words of its own', () => {
    const lines = perfumes.flatMap(({ perfume }) => [perfume.character, ...perfume.story.split(/(?<=[.!?]) /)]);
    const repeated = lines.filter((line, index) => lines.indexOf(line) !== index);
    expect(repeated).toEqual([]);
    for (const { perfume } of perfumes) {
      expect(perfume.story.length, perfume.name).toBeGreaterThan(90);
      expect(
        [perfume.top, perfume.heart, perfume.base].every((notes) => notes.length > 2),
        perfume.name,
      ).toBe(true);
    }
  });

  it('never give two sizes of a perfume the same description', () => {
    const groups = Map.groupBy(products, ({ group }) => group);
    for (const [group, sizes] of groups) {
      if (group === null) continue;
      expect(new Set(sizes.map(({ description }) => description)).size, group).toBe(sizes.length);
    }
  });

  it('know every house under a Cyrillic spelling', () => {
    for (const { name, aliases } of houses) {
      if (/^[А-ЯІЇЄҐ]/.test(name)) continue;
      expect(
        aliases.some((alias) => /[а-яіїєґ]/.test(alias)),
        name,
      ).toBe(true);
    }
  });
});
