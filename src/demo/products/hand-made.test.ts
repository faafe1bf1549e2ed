import { describe, expect, it } from 'vitest';
import { describeNote, splitNotes } from '#domain/scent-notes.ts';
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
    const perfumeProducts = products.filter(({ picture: { kind } }) => kind === 'perfume' || kind === 'decant');
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
      expect(new Set(sizes.map(({ picture: { house, name, family } }) => [house, name, family].join())).size).toBe(1);
      expect(new Set(sizes.map(({ picture }) => pictureKey(picture))).size, String(group)).toBe(sizes.length);
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

  it('[ST-SIZE-05] shows decants in vials, bottles in their size, and coloured goods in their colour', () => {
    for (const { name, picture, isBottled, sizeMl, isEmptyBottle, color } of products) {
      expect(picture.kind === 'decant', name).toBe(isBottled);
      if (picture.kind === 'perfume') expect(picture.sizeMl, name).toBe(sizeMl);
      if (isEmptyBottle) expect([picture.sizeMl, picture.tint !== undefined]).toEqual([sizeMl, color !== 'прозорий']);
      if (picture.kind === 'lipstick') expect(picture.tint, name).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('[ST-SIZE-04] shows perfumes in two or three pictures, a decant with its vial first', () => {
    const shown = new Set(products.map(({ picture }) => pictureKey(picture)));
    for (const { name, picture, furtherPictures, isBottled } of products) {
      const kinds = [picture, ...furtherPictures].map(({ kind }) => kind);
      if (isBottled) expect(kinds, name).toEqual(['decant', 'perfume', 'notes']);
      if (picture.kind === 'perfume')
        expect([
          ['perfume', 'decant', 'notes'],
          ['perfume', 'notes'],
        ]).toContainEqual(kinds);
      for (const further of furtherPictures) {
        if (further.kind !== 'notes') expect(shown.has(pictureKey(further)), 'drawn anyway').toBe(true);
      }
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

  it('has every attribute of a scent for each perfume, and a mark on each gift set', () => {
    for (const { name, picture, scent, isSet } of products) {
      expect(isSet, name).toBe(picture.kind === 'giftset');
      if (picture.kind !== 'perfume' && picture.kind !== 'decant') continue;
      // Some houses do not name their perfumers.
      const { perfumer: _, ...known } = scent;
      for (const value of Object.values(known)) expect(value, name).toBeTruthy();
    }
    expect(perfumes.filter(({ perfume: { perfumer } }) => perfumer === '').length).toBeLessThan(10);
    for (const { perfume } of perfumes) {
      expect(perfume.year, perfume.name).toBeGreaterThan(1900);
      expect(perfume.year, perfume.name).toBeLessThanOrEqual(2026);
      expect(new Set(perfume.seasons).size, perfume.name).toBe(perfume.seasons.length);
    }
  });

  it('has only notes that are named in both languages', () => {
    const names = perfumes.flatMap(({ perfume: { top, heart, base } }) => [top, heart, base].flatMap(splitNotes));
    expect(names.filter((name) => describeNote(name, 'en').group === null)).toEqual([]);
  });

  it('shows a different thing in each of the newest twelve', () => {
    const newest = products.toSorted((a, b) => a.ageMinutes - b.ageMinutes).slice(0, 12);
    expect(new Set(newest.map(({ picture: { house, name } }) => `${house} ${name}`)).size).toBe(12);
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

  it('[ST-SHOP-11] have an English translation, also the names of goods', () => {
    for (const { name, nameEn, descriptionEn } of products) {
      expect(`${nameEn || name} ${descriptionEn}`, name).not.toMatch(/\p{Script=Cyrillic}/u);
      expect(descriptionEn, name).toMatch(/^(<p>[^<]+<\/p>){2,3}$/);
    }
  });

  it('never give two sizes of a perfume the same English description', () => {
    for (const [group, sizes] of Map.groupBy(products, ({ group }) => group)) {
      if (group === null) continue;
      expect(new Set(sizes.map(({ descriptionEn }) => descriptionEn)).size, group).toBe(sizes.length);
    }
  });

  it('describe every perfume in words of its own', () => {
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
