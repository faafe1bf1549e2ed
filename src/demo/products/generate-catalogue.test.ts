import { describe, expect, it } from 'vitest';
import { describeNote, splitNotes } from '#domain/scent-notes.ts';
import { houses } from '../catalogue/houses.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { handMadeProducts } from './hand-made.ts';
import { pictureKey } from './product.ts';

const large = [...generateCatalogue({ products: 8_000, seed: 1 })];
const handMade = handMadeProducts();

describe('a catalogue of any size', () => {
  it.each([10, handMade.length, handMade.length + 1, 5000])(
    'has exactly %d products when asked for so many',
    (products) => {
      expect([...generateCatalogue({ products })]).toHaveLength(products);
    },
  );

  it('begins with the hand-made goods', () => {
    expect(large.slice(0, handMade.length)).toEqual(handMade);
  });

  it('is the same from the same seed, and another from another', () => {
    const tail = (seed: number) => [...generateCatalogue({ products: 700, seed })].slice(handMade.length);
    expect(tail(5)).toEqual(tail(5));
    expect(tail(5)).not.toEqual(tail(6));
  });

  it('is a beginning of every larger one from the same seed', () => {
    expect(large.slice(0, 3000)).toEqual([...generateCatalogue({ products: 3000, seed: 1 })]);
  });

  it('has each item number once, and each size of a perfume once', () => {
    expect(new Set(large.map(({ itemNo }) => itemNo)).size).toBe(large.length);
    const groups = Map.groupBy(
      large.filter(({ group }) => group !== null),
      ({ group }) => group?.toLowerCase(),
    );
    for (const [group, sizes] of groups) {
      expect(new Set(sizes.map(({ sizeMl }) => sizeMl)).size, group).toBe(sizes.length);
      expect(new Set(sizes.map(({ brand, name }) => `${brand} ${name}`)).size, group).toBe(1);
    }
  });

  it('has up to 200 houses, and gives no real house a perfume that it never made', () => {
    const brands = new Set(large.map(({ brand }) => brand));
    expect(brands.size).toBeGreaterThan(150);
    expect(brands.size).toBeLessThanOrEqual(200);
    const real = new Set(houses.map(({ name }) => name));
    expect(large.slice(handMade.length).filter(({ brand }) => real.has(brand))).toEqual([]);
  });

  it('sells about a third by the millilitre and has positive prices', () => {
    expect(large.filter(({ isBottled }) => isBottled).length / large.length).toBeGreaterThan(0.28);
    for (const { currentPriceKopecks, name } of large) expect(currentPriceKopecks, name).toBeGreaterThan(0);
  });

  it('has the attributes of a scent for each perfume, with notes that are named in both languages', () => {
    const isPerfume = ({ picture: { kind } }: (typeof large)[number]) => kind === 'perfume' || kind === 'decant';
    for (const { name, scent } of large.filter(isPerfume)) {
      const { perfumer: _, ...known } = scent;
      for (const value of Object.values(known)) expect(value, name).toBeTruthy();
    }
    const notes = new Set(
      large.flatMap(({ scent }) => [scent.notesTop, scent.notesHeart, scent.notesBase].flatMap(splitNotes)),
    );
    expect([...notes].filter((name) => describeNote(name, 'en').group === null)).toEqual([]);
    expect(large.filter(({ isSet }) => isSet).length).toBeGreaterThan(handMade.filter(({ isSet }) => isSet).length);
  });

  it('shares a few hundred pictures however large it is', () => {
    const keysOf = (products: typeof large) =>
      new Set(products.flatMap(({ picture, furtherPictures }) => [picture, ...furtherPictures].map(pictureKey))).size;
    expect(keysOf(handMade)).toBeLessThan(520);
    expect(keysOf(large.slice(handMade.length))).toBeLessThan(150);
  });

  it('speaks Ukrainian in simple HTML, and rarely says the same twice', () => {
    const varied = large.slice(handMade.length);
    const stories = varied.map(({ description }) => /<\/p><p>(.*?)<\/p>/.exec(description)?.[1] ?? '');
    for (const story of stories) expect(story.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[a-zA-Z<>]/);
    const perfumes = new Set(varied.map(({ brand, name }) => `${brand} ${name}`)).size;
    expect(new Set(stories).size).toBeGreaterThan(perfumes * 0.97);
  });
});
