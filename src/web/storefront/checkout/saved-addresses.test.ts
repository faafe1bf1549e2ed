import { describe, expect, it } from 'vitest';
import type { DeliveryAddress } from '#contracts/delivery-addresses.ts';
import { checkoutResolver } from './checkout-rules.ts';
import { noContact, startValues, withTyped } from './checkout-values.ts';
import { chosenAddress, noAddress, offeredAddresses, savedValues, shortList } from './saved-addresses.ts';

const home: DeliveryAddress = {
  _id: '0197b3a0-0000-7000-8000-000000000001',
  name: 'Дім',
  kind: 'nova-poshta',
  region: 'Львівська',
  city: 'Львів',
  address: 'Відділення № 5',
};
const shop: DeliveryAddress = {
  ...home,
  _id: '0197b3a0-0000-7000-8000-000000000002',
  name: '',
  kind: 'pickup',
  region: 'Полтавська',
  city: 'Кременчук',
  address: 'вул. Соборна, 1',
};
const contact = { firstName: 'Олена', lastName: 'Коваль', phone: '+380671234512', email: 'olena@kraplyna.test' };
const start = startValues(contact, 'Оплата карткою онлайн');

describe('[ST-SHOP-05] a saved address at the checkout', () => {
  it.each([home, shop])('fills in the order as it was chosen then: $address', async (saved) => {
    const values = { ...start, ...savedValues(saved) };
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { values: order, errors } = await checkoutResolver(false, 'uk')(values, undefined, options);
    const { region, city, address } = saved;
    expect(errors).toEqual({});
    expect(order).toMatchObject({
      ...contact,
      deliveryAddress: { delivery: saved === home ? 'Нова пошта' : 'Самовивіз', region, city, address },
    });
  });

  it('is not chosen before the buyer chooses it, and no longer once a part is typed or picked', () => {
    const places = savedValues(home).deliveryAddress;
    expect(chosenAddress([home, shop], start.deliveryAddress)).toBeNull();
    expect(chosenAddress([home, shop], places)).toBe(home);
    const typed = { value: '', label: home.address };
    expect(chosenAddress([home, shop], { ...places, address: typed })).toBeNull();
    expect(chosenAddress([home, shop], { ...places, city: { value: 'ref', label: 'Львів' } })).toBeNull();
    expect(chosenAddress([shop], places)).toBeNull();
    expect(chosenAddress([home], noAddress.deliveryAddress)).toBeNull();
  });

  it('survives a reload with the draft, and never overrides one', () => {
    const draft = JSON.parse(JSON.stringify({ ...start, ...savedValues(shop) }));
    const values = withTyped(startValues(noContact, 'Оплата карткою онлайн'), draft);
    expect(chosenAddress([home, shop], values.deliveryAddress)).toBe(shop);
    const typed = { delivery: 'nova-poshta', region: null, city: { value: '', label: 'Самбір' }, address: null };
    const own = withTyped(start, { ...start, deliveryAddress: typed, isAddressTyped: true });
    expect(chosenAddress([home, shop], own.deliveryAddress)).toBeNull();
    expect(own.deliveryAddress.city?.label).toBe('Самбір');
  });

  it('is not offered for a pickup point that has closed', () => {
    expect(offeredAddresses([home, shop], null)).toEqual([home, shop]);
    expect(offeredAddresses([home, shop], [{ name: 'Крамниця', address: shop.address }])).toEqual([home, shop]);
    expect(offeredAddresses([home, shop], [])).toEqual([home]);
  });

  it('is listed among the latest three, or wherever it is if it is chosen', () => {
    const many = Array.from({ length: 6 }, (_, at) => ({ ...home, _id: `${at}` }));
    expect(shortList(many, null).map(({ _id }) => _id)).toEqual(['0', '1', '2']);
    expect(shortList(many, many[4] ?? null).map(({ _id }) => _id)).toEqual(['0', '1', '2', '4']);
  });
});
