import { expect, test } from 'vitest';
import { pickupAddress } from './pickup-place.ts';

const place = (label: string) => ({ value: label, label });
const soborna = { name: 'Краплина на Соборній', address: 'вул. Соборна, 14' };
const dnipro = { name: 'Краплина біля Дніпра', address: 'вул. Набережна, 203' };

test('[ST-CHK-13] the only pickup point is used without a choice, in Кременчук of the region Полтавська', () => {
  const { region, city, address } = pickupAddress(null, [soborna]);
  expect([region?.label, city?.label, address]).toEqual(['Полтавська', 'Кременчук', place(soborna.address)]);
});

test('of several pickup points the buyer picks one', () => {
  expect(pickupAddress(null, [soborna, dnipro])).toMatchObject({ region: place('Полтавська'), address: null });
  expect(pickupAddress(place(dnipro.address), [soborna, dnipro]).address).toEqual(place(dnipro.address));
});

test('a point that was picked and has closed since is picked no longer', () => {
  expect(
    pickupAddress(place(dnipro.address), [soborna, { name: 'Краплина в центрі', address: 'вул. Центральна, 1' }])
      .address,
  ).toBeNull();
  expect(pickupAddress(place(dnipro.address), [soborna]).address).toEqual(place(soborna.address));
});

test('while the points are not known, what was picked stays', () => {
  expect(pickupAddress(place(dnipro.address), null).address).toEqual(place(dnipro.address));
});
