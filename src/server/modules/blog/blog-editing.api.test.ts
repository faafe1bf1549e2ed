import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as contract from '#contracts/blog.ts';
import { carousels, slides } from '#server/modules/carousels/carousels.table.ts';
import { makePerson, makePost } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';

const manager = async () => shop.callAs((await makePerson(shop.db, { admin: ['blog'] })).token);
const input = (fields = {}) => ({ title: `Про ірис ${randomUUID()}`, content: '<p>Корінь.</p>', ...fields });

const picture = async () => {
  const drawn = sharp({ create: { width: 200, height: 100, channels: 3, background: '#2f6248' } });
  return new File([new Uint8Array(await drawn.png().toBuffer())], 'iris.png');
};

describe('blog posts', () => {
  it('[API-BLOG-01] are listed, out or not, the newest first', async () => {
    const call = await manager();
    const later = await makePost(shop.db, { releasedOn: '2031-05-02', isActive: false });
    const sooner = await makePost(shop.db, { releasedOn: '2031-05-01' });
    const { data } = await call(contract.listAdminPosts, {});
    expect(data.slice(0, 2).map(({ _id, active }) => [_id, active])).toEqual([
      [later.id, false],
      [sooner.id, true],
    ]);
  });

  it('[API-BLOG-02] one is read with title, content, image, whether it is on, its day and whether it may be a slide', async () => {
    const call = await manager();
    const { id, title } = await makePost(shop.db, { isForCarousel: true });
    const { data } = await call(contract.getAdminPost, { params: { id } });
    const rest = {
      content: '<p>Про парфуми.</p>',
      imageUrl: null,
      active: true,
      releaseDate: '2026-03-16',
      toCarusel: true,
    };
    expect(data).toMatchObject({ _id: id, title, ...rest });
    await expect(call(contract.getAdminPost, { params: { id: unknownId } })).rejects.toMatchObject({ status: 404 });
  });

  it('[API-BLOG-03] a new one is created from a form with a picture, its HTML sanitized', async () => {
    const call = await manager();
    const body = input({
      content: '<h2>Ірис</h2><script>steal()</script><p onclick="x">Корінь.</p>',
      releaseDate: '2026-03-15',
      active: 'true',
      toCarusel: 'true',
    });
    const made = await call(contract.createPost, { body, files: { file: await picture() } });
    expect(made).toMatchObject({ message: 'Допис створено', data: { toCarusel: true, releaseDate: '2026-03-15' } });
    const { data } = await shop.callAs(null)(contract.getBlogPost, { params: { id: made.data._id } });
    expect(data.content).toBe('<h2>Ірис</h2><p>Корінь.</p>');
    expect((await shop.fetch(String(data.imageUrl))).headers.get('content-type')).toBe('image/webp');
  });

  it('[ST-SHOP-11] the English title and text are saved, sanitized and shown to the next editor', async () => {
    const call = await manager();
    const english = { titleEn: 'Iris', contentEn: '<p>Root<script>steal()</script></p>' };
    const { data: made } = await call(contract.createPost, { body: input(english) });
    expect(made).toMatchObject({ titleEn: 'Iris', contentEn: '<p>Root</p>' });
    const params = { id: made._id };
    const { data: switched } = await call(contract.editPost, { params, body: input({ active: true }) });
    expect(switched, 'omitted fields stay').toMatchObject({ titleEn: 'Iris', contentEn: '<p>Root</p>' });
    await call(contract.editPost, { params, body: input({ titleEn: '', contentEn: '' }) });
    expect((await call(contract.getAdminPost, { params })).data).toMatchObject({ titleEn: '', contentEn: '' });
    const refused = call(contract.createPost, { body: input({ titleEn: 'x'.repeat(201) }) });
    await expect(refused).rejects.toMatchObject({ status: 422, data: { titleEn: expect.any(String) } });
  });

  it('[API-BLOG-04] an edit changes only the fields that are sent', async () => {
    const call = await manager();
    const body = input({ releaseDate: '2026-02-01' });
    const { data: made } = await call(contract.createPost, { body, files: { file: await picture() } });
    const params = { id: made._id };
    const edited = await call(contract.editPost, { params, body: input({ active: true }) });
    expect(edited).toMatchObject({ message: 'Допис збережено', data: { active: true, releaseDate: '2026-02-01' } });
    expect(edited.data.imageUrl).toBe(made.imageUrl);
    const { title } = edited.data;
    const off = await call(contract.editPost, { params, body: { title, active: false, version: edited.data.version } });
    expect(off.data, 'a switch of the list sends no text').toMatchObject({ active: false, content: '<p>Корінь.</p>' });
    const late = call(contract.editPost, { params, body: { title, active: true, version: edited.data.version } });
    await expect(late).rejects.toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect((await call(contract.editPost, { params, body: input({ imageUrl: '' }) })).data.imageUrl).toBeNull();
  });

  it('a preview shows the sanitized HTML', async () => {
    const call = await manager();
    const content = '<h2>Ірис</h2><img src=x onerror="steal()"><p><a href="javascript:steal()">Корінь</a></p>';
    const { data } = await call(contract.previewPost, { body: { content } });
    const { data: kept } = await call(contract.createPost, { body: input({ content }) });
    expect(data.content).toBe(kept.content);
    expect(data.content).not.toContain('steal');
  });

  it('[API-BLOG-05] one that no carousel shows is deleted; another stays', async () => {
    const call = await manager();
    const { id } = await makePost(shop.db);
    expect((await call(contract.deletePost, { params: { id } })).message).toBe('Допис видалено');
    const { id: postId } = await makePost(shop.db);
    const [carousel] = await shop.db.insert(carousels).values({ title: 'Spring' }).returning();
    await shop.db.insert(slides).values({ carouselId: String(carousel?.id), postId, position: 1 });
    const refused = call(contract.deletePost, { params: { id: postId } });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'IN_USE', message: /каруселі/ });
  });

  it('[API-BLOG-06] the carousel offers those that are marked for it and out', async () => {
    const call = shop.callAs((await makePerson(shop.db, { admin: ['carusels'] })).token);
    const marked = await makePost(shop.db, { isForCarousel: true });
    const others = [
      await makePost(shop.db),
      await makePost(shop.db, { isForCarousel: true, isActive: false }),
      await makePost(shop.db, { isForCarousel: true, releasedOn: '2026-03-18' }),
    ].map(({ id }) => id);
    const ids = (await call(contract.listPostsForCarousel, { query: {} })).data.map(({ _id }) => _id);
    expect(ids).toContain(marked.id);
    expect(ids.filter((id) => others.includes(id))).toEqual([]);
    const word = randomUUID();
    const found = await makePost(shop.db, { isForCarousel: true, title: `100 % Ірису ${word}` });
    const titled = async (find: string) =>
      (await call(contract.listPostsForCarousel, { query: { find, perPage: 5 } })).data.map(({ _id }) => _id);
    expect(await titled(`${word} ірис`)).toEqual([found.id]);
    expect(await titled(`100 % ${word}`)).toEqual([found.id]);
    expect(await titled(`1_0 ${word}`), 'signs mean themselves').toEqual([]);
  });

  it('[AD-VAL-05] a title is required, the day is today unless said, and the rest is optional', async () => {
    const call = await manager();
    await expect(call(contract.createPost, { body: { title: ' ' } })).rejects.toMatchObject({
      status: 422,
      data: { title: "Обов'язкове поле" },
    });
    const { data } = await call(contract.createPost, { body: { title: `Тільки назва ${randomUUID()}` } });
    expect(data).toMatchObject({ releaseDate: '2026-03-17', content: '', active: false, toCarusel: false });
  });
});
