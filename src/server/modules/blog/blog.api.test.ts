import { describe, expect, it } from 'vitest';
import { getBlogPost, listBlogPosts } from '#contracts/blog.ts';
import { makePicture, makePost } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

const listed = async () => (await shop.callAs(null)(listBlogPosts, {})).data;
const postOf = async (id: string) => (await shop.callAs(null)(getBlogPost, { params: { id } })).data;

describe('the blog', () => {
  it('[API-OPEN-07] lists the posts that are out, the newest first', async () => {
    const picture = await makePicture(shop.db);
    const older = await makePost(shop.db, { releasedOn: '2026-02-01' });
    const today = await makePost(shop.db, { releasedOn: '2026-03-17', pictureId: picture.id });
    await makePost(shop.db, { releasedOn: '2026-03-18' });
    await makePost(shop.db, { isActive: false });
    expect(await listed()).toEqual([
      {
        _id: today.id,
        title: today.title,
        content: today.content,
        imageUrl: picture.address,
        imagePreview: picture.preview,
        releaseDate: '2026-03-17',
      },
      {
        _id: older.id,
        title: older.title,
        content: older.content,
        imageUrl: null,
        imagePreview: null,
        releaseDate: '2026-02-01',
      },
    ]);
    const { statements } = await shop.countQueries(listed);
    expect(statements).toHaveLength(1);
  });

  it('[API-OPEN-08] shows a post with its text', async () => {
    const made = await makePost(shop.db, { content: '<h2>Ірис</h2>' });
    expect(await postOf(made.id)).toMatchObject({ _id: made.id, title: made.title, content: '<h2>Ірис</h2>' });
  });

  it('[ST-SHOP-11] has English titles and texts on English calls, and Ukrainian ones if there are none', async () => {
    const translated = await makePost(shop.db, {
      title: 'Ірис',
      content: '<p>Корінь</p>',
      titleEn: 'Iris',
      contentEn: '<p>Root</p>',
    });
    const plain = await makePost(shop.db, { title: 'Уд', content: '<p>Смола</p>' });
    const textsIn = async (language: string) => {
      const call = shop.callAs(null, language);
      const pages = await Promise.all([translated, plain].map(({ id }) => call(getBlogPost, { params: { id } })));
      const { data: all } = await call(listBlogPosts, {});
      const cards = pages.map(({ data }) => all.find(({ _id }) => _id === data._id));
      expect(cards).toEqual(pages.map(({ data }) => data));
      return pages.map(({ data }) => `${data.title}: ${data.content}`);
    };
    expect(await textsIn('uk')).toEqual(['Ірис: <p>Корінь</p>', 'Уд: <p>Смола</p>']);
    expect(await textsIn('en')).toEqual(['Iris: <p>Root</p>', 'Уд: <p>Смола</p>']);
  });

  it('shows a post from the first minute of its day in Kyiv, and not before', async () => {
    const { id } = await makePost(shop.db, { releasedOn: '2026-03-19' });
    shop.now = new Date('2026-03-18T21:59:59Z');
    await expect(postOf(id)).rejects.toMatchObject({ status: 404 });
    shop.now = new Date('2026-03-18T22:00:00Z');
    expect((await postOf(id))._id).toBe(id);
    expect((await listed())[0]?._id).toBe(id);
  });

  it('does not find a post that is off, unknown or impossible', async () => {
    const { id: off } = await makePost(shop.db, { isActive: false });
    for (const id of [off, '01890000-0000-7000-8000-000000000000', 'x', '%00']) {
      await expect(postOf(id)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });
});
