import { beforeAll, describe, expect, it } from 'vitest';
import { searchPage } from '#contracts/search.ts';
import { indexMissing } from '#server/modules/search-index/search-index.service.ts';
import { makeBrand, makeCategory, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

/** The newest first. */
const goods = [
  {
    name: 'Pour Homme',
    family: 'woody',
    gender: 'men',
    concentration: 'eau-de-toilette',
    perfumer: 'Alberto Morillas',
    notesTop: 'розмарин',
    notesHeart: 'герань',
    notesBase: 'кедр',
  },
  { name: 'Свічка', description: '<p>Горить поруч із вербеною і пахне, як уд.</p>' },
  {
    name: 'Eros',
    family: 'floral',
    gender: 'women',
    concentration: 'eau-de-parfum',
    perfumer: 'Annick Menardo',
    notesTop: 'вербена',
    notesHeart: 'турецька троянда, півонія',
    notesBase: 'лаоський уд',
  },
  { name: 'Oud Wood' },
];

beforeAll(async () => {
  const { id: categoryId } = await makeCategory(shop.db, { name: 'Усе' });
  const { id: brandId } = await makeBrand(shop.db, { name: 'Versace' });
  for (const [age, fields] of goods.entries()) {
    await makeProduct(shop.db, { brandId, categoryId, createdAt: new Date(Date.UTC(2026, 0, 31 - age)), ...fields });
  }
  await indexMissing(shop);
});

async function found(query: string) {
  const { data } = await shop.callAs(null)(searchPage, { query: { query } });
  return { names: data.products.map(({ name }) => name), understoodAs: data.understoodAs };
}

describe('a search for a scent', () => {
  it.each([
    ['троянда', 'Eros'],
    ['з трояндою', 'Eros'],
    ['турецької троянди', 'Eros'],
    ['peony', 'Eros'],
    ['розмарин', 'Pour Homme'],
    ['Alberto Morillas', 'Pour Homme'],
    ['альберто', 'Pour Homme'],
    ['versace morillas', 'Pour Homme'],
    ['квіткова', 'Eros'],
    ['квіткові', 'Eros'],
    ['деревний', 'Pour Homme'],
    ['woody', 'Pour Homme'],
    ['туалетна вода versace', 'Pour Homme'],
    ['eau de parfum', 'Eros'],
    ['versace для чоловіків', 'Pour Homme'],
    ['versace for women', 'Eros'],
  ])('[ST-FIND-01] finds it by its attributes: %s', async (query, name) => {
    expect(await found(query)).toEqual({ names: [name], understoodAs: null });
  });

  it('[ST-FIND-01] ranks names over notes, whole words over their beginnings, and notes over descriptions', async () => {
    expect((await found('oud')).names).toEqual(['Oud Wood', 'Eros']);
    expect((await found('rose')).names).toEqual(['Eros', 'Pour Homme']);
    expect((await found('уд')).names).toEqual(['Oud Wood', 'Eros', 'Свічка']);
    expect((await found('вербена')).names).toEqual(['Eros', 'Свічка']);
  });

  it('does not take the beginning of a perfumer’s name for a gender', async () => {
    expect((await found('versace men')).names).toEqual(['Pour Homme']);
  });
});
