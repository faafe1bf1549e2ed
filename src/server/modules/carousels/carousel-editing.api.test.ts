import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as contract from '#contracts/carousels.ts';
import { makePerson, makePost, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { carousels } from './carousels.table.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';

const manager = async () => shop.callAs((await makePerson(shop.db, { admin: ['carusels'] })).token);
type Manager = Awaited<ReturnType<typeof manager>>;

const make = async (call: Manager, title = `Весна ${randomUUID()}`) =>
  (await call(contract.createCarousel, { body: { title } })).data;
const items = async (call: Manager, id: string) =>
  (await call(contract.listCarouselItems, { params: { id } })).data.map(({ itemId, order }) => [itemId, order]);
const addProduct = async (call: Manager, caruselId: string, order?: number) => {
  const { id: itemId } = await makeProduct(shop.db);
  const body = { caruselId, itemId, itemType: 'product' as const, ...(order !== undefined && { order }) };
  return (await call(contract.addSlide, { body })).data;
};

describe('carousels', () => {
  it('[API-CARU-01] [API-CARU-03] a new one is answered and listed with id, title and whether it is active', async () => {
    const call = await manager();
    const made = await make(call);
    expect((await call(contract.listCarousels, {})).data).toContainEqual(made);
    expect(Object.keys(made).sort()).toEqual(['_id', 'active', 'title']);
  });

  it('[API-CARU-04] [AD-CARU-08] exactly one is active: turning one on turns the others off, and buyers see that one', async () => {
    const call = await manager();
    const [one, other] = [await make(call), await make(call)];
    const slide = await addProduct(call, other._id);
    const turnOn = (carousel: contract.Carousel) =>
      call(contract.updateCarousel, { params: { id: carousel._id }, body: { title: 'Нова', active: true } });
    await turnOn(one);
    expect((await turnOn(other)).data).toEqual({ _id: other._id, title: 'Нова', active: true });
    const active = (await call(contract.listCarousels, {})).data.filter((carousel) => carousel.active);
    expect(active.map(({ _id }) => _id)).toEqual([other._id]);
    const shown = (await shop.callAs(null)(contract.listActiveSlides, {})).data;
    expect(shown.map(({ slideId }) => slideId)).toEqual([slide.slideId]);
    const off = call(contract.updateCarousel, { params: { id: other._id }, body: { title: 'Нова', active: false } });
    await expect(off).rejects.toMatchObject({ status: 409, code: 'NOT_ALLOWED_NOW' });
    await Promise.all([turnOn(one), turnOn(other), turnOn(one)]);
    expect((await call(contract.listCarousels, {})).data.filter((carousel) => carousel.active)).toHaveLength(1);
  });

  it('[AD-WORK-14] are deleted with their slides, the one on the home page last; an empty one is not on it unasked', async () => {
    const call = await manager();
    await shop.db.delete(carousels);
    const [one, other] = [await make(call), await make(call)];
    expect([one.active, other.active]).toEqual([false, false]);
    await addProduct(call, other._id);
    const isActive = async () =>
      (await call(contract.listCarousels, {})).data.filter(({ active }) => active).map(({ _id }) => _id);
    expect(await isActive()).toEqual([other._id]);
    await addProduct(call, one._id);
    expect(await isActive()).toEqual([other._id]);
    const remove = ({ _id: id }: contract.Carousel) => call(contract.deleteCarousel, { params: { id } });
    await expect(remove(other)).rejects.toMatchObject({ status: 409, code: 'NOT_ALLOWED_NOW' });
    expect((await remove(one)).message).toBe('Карусель видалено');
    await remove(other);
    expect((await call(contract.listCarousels, {})).data).toEqual([]);
    await expect(remove(other)).rejects.toMatchObject({ status: 404 });
  });

  it('with concurrent first slides one is active', async () => {
    const call = await manager();
    await shop.db.delete(carousels);
    const made = await Promise.all(Array.from({ length: 4 }, () => make(call)));
    await Promise.all(made.map(({ _id }) => addProduct(call, _id)));
    expect((await call(contract.listCarousels, {})).data.filter(({ active }) => active)).toHaveLength(1);
  });

  it('[AD-VAL-10] a title that is empty or missing is refused, in both languages', async () => {
    const { token } = await makePerson(shop.db, { admin: ['carusels'] });
    const create = async (body: object, language: string) => {
      const headers = { 'content-type': 'application/json', 'accept-language': language };
      const init = { token, method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await shop.fetch('/api/admin/carusels/create', init);
      return { ...(await answer.json()), status: answer.status };
    };
    for (const body of [{}, { title: null }, { title: '' }, { title: '   ' }]) {
      expect(await create(body, 'uk')).toMatchObject({
        status: 422,
        data: { title: 'Назва каруселі не може бути порожньою' },
      });
      expect(await create(body, 'en')).toMatchObject({ data: { title: 'Carousel title cannot be empty' } });
    }
  });

  it('[API-CARU-02] [API-CARU-05] slides are products and posts, inserted first by default', async () => {
    const call = await manager();
    const { _id: id } = await make(call);
    const product = await addProduct(call, id);
    const post = await makePost(shop.db, { isActive: false });
    const body = { caruselId: id, itemId: post.id, itemType: 'blog' as const };
    const { data: added } = await call(contract.addSlide, { body });
    expect(added).toMatchObject({ itemId: post.id, itemType: 'blog', order: 1, title: post.title, visible: false });
    const last = await addProduct(call, id, 99);
    expect(await items(call, id)).toEqual([
      [post.id, 1],
      [product.itemId, 2],
      [last.itemId, 3],
    ]);
    await expect(call(contract.addSlide, { body })).rejects.toMatchObject({ status: 409 });
    const nothing = { ...body, itemId: unknownId };
    await expect(call(contract.addSlide, { body: nothing })).rejects.toMatchObject({ status: 404 });
    const wrong = { ...body, itemType: 'brand' } as unknown as typeof body;
    await expect(call(contract.addSlide, { body: wrong })).rejects.toMatchObject({ status: 422 });
    const params = { id: unknownId };
    await expect(call(contract.listCarouselItems, { params })).rejects.toMatchObject({ status: 404 });
  });

  it('[API-CARU-06] a moved slide takes its new position without gaps, also with concurrent moves', async () => {
    const call = await manager();
    const { _id: caruselId } = await make(call);
    const slides: contract.CarouselItem[] = [];
    for (let order = 1; order <= 4; order += 1) slides.push(await addProduct(call, caruselId, order));
    const [first, second, third, fourth] = slides.map(({ slideId }) => slideId);
    const move = (slideId: string | undefined, newOrder: number) =>
      call(contract.moveSlide, { body: { caruselId, slideId: String(slideId), newOrder } });
    const { data } = await move(first, 3);
    expect(data.map(({ slideId, order }) => [slideId, order])).toEqual([
      [second, 1],
      [third, 2],
      [first, 3],
      [fourth, 4],
    ]);
    await Promise.all([move(fourth, 1), move(second, 4), move(third, 2), move(first, 1)]);
    expect((await items(call, caruselId)).map(([, order]) => order)).toEqual([1, 2, 3, 4]);
    await expect(move(unknownId, 1)).rejects.toMatchObject({ status: 404 });
  });

  it('[API-CARU-07] a slide is taken out, and only out of its own carousel', async () => {
    const call = await manager();
    const { _id: caruselId } = await make(call);
    const [first, second] = [await addProduct(call, caruselId), await addProduct(call, caruselId, 2)];
    const query = { caruselId, slideId: first.slideId };
    const { _id: other } = await make(call);
    await expect(call(contract.deleteSlide, { query: { ...query, caruselId: other } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await call(contract.deleteSlide, { query })).message).toBe('Слайд прибрано');
    expect(await items(call, caruselId)).toEqual([[second.itemId, 1]]);
  });
});
