import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listActiveSlides } from '#contracts/carousels.ts';
import { makeCategory, makePicture, makePost, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { carousels, slides } from './carousels.table.ts';

const shop = openTestShop();

const listed = async () => (await shop.callAs(null)(listActiveSlides, {})).data;

type Shown = { productId: string } | { postId: string };

async function makeCarousel(isActive: boolean, shown: readonly Shown[]) {
  await shop.db.update(carousels).set({ isActive: false });
  const [made] = await shop.db.insert(carousels).values({ title: 'Весна', isActive }).returning();
  const carouselId = made?.id ?? '';
  if (shown.length === 0) return [];
  const rows = shown.map((thing, index) => ({ carouselId, position: shown.length - index, ...thing }));
  return shop.db.insert(slides).values(rows).returning();
}

describe('the carousel', () => {
  it('[API-OPEN-04] shows products and posts in its order, each with picture and the beginning of its text', async () => {
    const [picture, other] = [await makePicture(shop.db), await makePicture(shop.db)];
    const product = await makeProduct(shop.db, {
      pictureId: picture.id,
      description: `<p>Ірис &amp; <b>кедр</b>.</p><p>${'Деревина і мох. '.repeat(600)}</p>`,
    });
    const post = await makePost(shop.db, { pictureId: other.id, content: '<h2>Сезон</h2><p>Що носити навесні</p>' });
    const [second, first] = await makeCarousel(true, [{ productId: product.id }, { postId: post.id }]);
    const shown = await listed();
    expect(shown).toEqual([
      {
        _id: post.id,
        slideId: first?.id,
        order: 1,
        slideType: 'blog',
        title: post.title,
        imageFirst: null,
        imageUrl: other.address,
        imagePreview: other.preview,
        description: 'Сезон Що носити навесні',
      },
      {
        _id: product.id,
        slideId: second?.id,
        order: 2,
        slideType: 'product',
        title: product.name,
        imageFirst: picture.address,
        imageUrl: null,
        imagePreview: picture.preview,
        description: expect.stringMatching(/^Ірис & кедр\. Деревина .*…$/),
      },
    ]);
    expect(shown[1]?.description.length).toBeLessThanOrEqual(160);
    const { statements } = await shop.countQueries(listed);
    expect(statements).toHaveLength(1);
  });

  it('[ST-SHOP-11] is English on English calls, where there is an English text', async () => {
    const product = await makeProduct(shop.db, {
      nameEn: 'Travel case',
      description: 'Шкіра',
      descriptionEn: 'Leather',
    });
    const post = await makePost(shop.db, { titleEn: 'Iris', contentEn: '<p>Root</p>' });
    const plain = await makePost(shop.db, { title: 'Уд', content: '<p>Смола</p>' });
    await makeCarousel(true, [{ productId: product.id }, { postId: post.id }, { postId: plain.id }]);
    const { data } = await shop.callAs(null, 'en')(listActiveSlides, {});
    expect(data.map(({ title, description }) => `${title}: ${description}`)).toEqual([
      'Уд: Смола',
      'Iris: Root',
      'Travel case: Leather',
    ]);
    expect((await listed()).map(({ title }) => title)).toEqual(['Уд', post.title, product.name]);
  });

  it('leaves out what buyers cannot see', async () => {
    const hidden = await makeCategory(shop.db, { isActive: false });
    const off = await makeProduct(shop.db, { isEnabled: false });
    const elsewhere = await makeProduct(shop.db, { categoryId: hidden.id });
    const draft = await makePost(shop.db, { isActive: false });
    const coming = await makePost(shop.db, { releasedOn: '2026-03-18' });
    const bare = await makeProduct(shop.db, { description: '' });
    await makeCarousel(true, [
      { productId: off.id },
      { productId: elsewhere.id },
      { postId: draft.id },
      { postId: coming.id },
      { productId: bare.id },
    ]);
    expect(await listed()).toMatchObject([{ _id: bare.id, description: '', imageFirst: null }]);
    shop.now = new Date('2026-03-18T10:00:00Z');
    expect((await listed()).map(({ _id }) => _id)).toEqual([bare.id, coming.id]);
  });

  it('is empty when none is on', async () => {
    const product = await makeProduct(shop.db);
    await makeCarousel(false, [{ productId: product.id }]);
    expect(await listed()).toEqual([]);
    expect(await shop.db.$count(carousels, eq(carousels.isActive, true))).toBe(0);
  });
});
