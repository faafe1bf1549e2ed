import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listAudit, listAuditOf } from '#contracts/audit.ts';
import { createBrand, deleteBrand, editBrand } from '#contracts/brands.ts';
import type { CallInput } from '#contracts/kit/endpoint.ts';
import { shopDay } from '#domain/dates.ts';
import { addDays } from '#domain/period.ts';
import { inTransaction } from '#server/context.ts';
import { makePerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { recordChanges } from './audit.service.ts';

const shop = openTestShop();

const note = (id: string, name: string) => ({ thing: 'group' as const, id, name, before: null, after: { name } });

test('the audit log has who created, changed and deleted a brand, with old and new values', async () => {
  const person = await makePerson(shop.db, { admin: ['brands'], firstName: 'Ірина', lastName: 'Бондар' });
  const call = shop.callAs(person.token);
  const name = `Maison ${randomUUID()}`;
  const { _id: id } = (await call(createBrand, { body: { name, active: true } })).data;
  await call(editBrand, { params: { id }, body: { name, active: false } });
  await call(deleteBrand, { params: { id } });

  const { entries, next } = (await call(listAuditOf, { params: { thing: 'brand', id }, query: {} })).data;

  expect(entries.map(({ action, changes }) => ({ action, changes }))).toEqual([
    { action: 'deleted', changes: { name: [name, null], active: [false, null] } },
    { action: 'changed', changes: { active: [true, false] } },
    { action: 'created', changes: { name: [null, name], active: [null, true] } },
  ]);
  expect(entries[0]?.who).toEqual({ _id: person.userId, name: 'Ірина Бондар', email: person.email });
  expect(next).toBeNull();
});

test('saving without a change is not audited', async () => {
  const person = await makePerson(shop.db, { admin: ['brands'] });
  const call = shop.callAs(person.token);
  const body = { name: `Maison ${randomUUID()}`, active: true };
  const { _id: id } = (await call(createBrand, { body })).data;
  await call(editBrand, { params: { id }, body });

  const { entries } = (await call(listAuditOf, { params: { thing: 'brand', id }, query: {} })).data;

  expect(entries.map(({ action }) => action)).toEqual(['created']);
});

test('a change that is rolled back is not audited', async () => {
  const id = randomUUID();
  const failed = inTransaction(shop.context, async (context) => {
    await recordChanges(context, [note(id, 'never')]);
    throw new Error('the rest failed');
  });
  await expect(failed).rejects.toThrow('the rest failed');

  const person = await makePerson(shop.db, { admin: ['productsGroups'] });
  const { data } = await shop.callAs(person.token)(listAuditOf, { params: { thing: 'group', id }, query: {} });
  expect(data.entries).toEqual([]);
});

test('the history of a record needs the permission of its module, and is paginated without gaps', async () => {
  const id = randomUUID();
  for (const name of ['one', 'two', 'three']) await recordChanges(shop.context, [note(id, name)]);
  const stranger = await makePerson(shop.db, { admin: ['brands'] });
  const read = { params: { thing: 'group' as const, id }, query: { perPage: 2 } };
  await expect(shop.callAs(stranger.token)(listAuditOf, read)).rejects.toMatchObject({ code: 'FORBIDDEN' });

  const person = await makePerson(shop.db, { admin: ['productsGroups'] });
  const first = (await shop.callAs(person.token)(listAuditOf, read)).data;
  expect(first.entries.map(({ name, who }) => [name, who])).toEqual([
    ['three', null],
    ['two', null],
  ]);
  const second = { ...read, query: { perPage: 2, before: String(first.next) } };
  const rest = (await shop.callAs(person.token)(listAuditOf, second)).data;
  expect(rest.entries.map(({ name }) => name)).toEqual(['one']);
  expect(rest.next).toBeNull();
});

test('the whole audit log needs the permission for roles, and is filtered by kind', async () => {
  const keeper = await makePerson(shop.db, { admin: ['roles'] });
  const id = randomUUID();
  await recordChanges(shop.context, [note(id, 'in the list')]);
  await recordChanges(shop.context, [{ thing: 'post', id, name: 'a post', before: null, after: { title: 'a post' } }]);

  const all = (await shop.callAs(keeper.token)(listAudit, { query: {} })).data.entries;
  expect(all.filter(({ thingId }) => thingId === id).map(({ thing }) => thing)).toEqual(['post', 'group']);
  const groups = (await shop.callAs(keeper.token)(listAudit, { query: { thing: 'group' } })).data.entries;
  expect(groups.every(({ thing }) => thing === 'group')).toBe(true);
});

test('[AD-WORK-16] the audit log is filtered by person, by name of the thing and by days of the shop', async () => {
  const reader = shop.callAs((await makePerson(shop.db, { admin: ['roles'] })).token);
  const author = await makePerson(shop.db, { admin: ['brands'], firstName: 'Соломія', lastName: 'Явір' });
  const word = randomUUID();
  await shop.callAs(author.token)(createBrand, { body: { name: `Лоза ${word}`, active: true } });
  const found = async (query: CallInput<typeof listAudit>['query']) =>
    (await reader(listAudit, { query })).data.entries.filter(({ name }) => name === `Лоза ${word}`).length;
  const today = shopDay(new Date());

  expect(await found({ who: 'явір соломія', find: word.toUpperCase() })).toBe(1);
  expect(await found({ who: author.email })).toBe(1);
  expect(await found({ who: 'хтось інший', find: word })).toBe(0);
  expect(await found({ find: '%' })).toBe(0);
  expect(await found({ find: word, thing: 'brand', from: today, to: today })).toBe(1);
  expect(await found({ find: word, to: addDays(today, -2) })).toBe(0);
  expect(await found({ find: word, from: addDays(today, 2) })).toBe(0);
  await expect(reader(listAudit, { query: { from: '2026-02-30' } })).rejects.toMatchObject({ status: 422 });
});
