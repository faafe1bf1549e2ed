import { expect, it } from 'vitest';
import { listPickupPoints } from '#contracts/addresses.ts';
import { openTestShop } from '#test/shop.ts';
import { addresses } from './addresses.table.ts';

const shop = openTestShop();

it('[API-OPEN-09] the pickup points are the addresses that are on, in the order in which they came', async () => {
  await shop.db.insert(addresses).values([
    { name: 'Центр', address: 'вул. Хрещатик, 1', isActive: true, createdAt: new Date('2026-01-02') },
    { name: 'Склад', address: 'вул. Польова, 2', isActive: false },
    { name: 'Поділ', address: 'вул. Сагайдачного, 3', isActive: true, createdAt: new Date('2026-01-01') },
  ]);
  const { data } = await shop.callAs(null)(listPickupPoints, {});
  expect(data).toEqual([
    { name: 'Поділ', address: 'вул. Сагайдачного, 3' },
    { name: 'Центр', address: 'вул. Хрещатик, 1' },
  ]);
});
