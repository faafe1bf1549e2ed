import { type FieldError, get } from 'react-hook-form';
import { describe, expect, it, test } from 'vitest';
import { checkoutResolver, tidyPhone } from './checkout-rules.ts';
import { type CheckoutValues, startValues } from './checkout-values.ts';

const place = (label: string) => ({ value: 'ref', label });

const filled: CheckoutValues = {
  ...startValues(
    { firstName: 'Олена', lastName: 'Коваль', phone: '+380671234512', email: 'olena@kraplyna.test' },
    'Онлайн-оплата карткою',
  ),
  deliveryAddress: {
    delivery: 'nova-poshta',
    region: place('Львівська'),
    city: place('Львів'),
    address: place('Відділення №12: вул. Городоцька, 120'),
  },
};

async function check(change: Partial<CheckoutValues>, { isQuickOrder = false } = {}) {
  const resolve = checkoutResolver(isQuickOrder, 'uk');
  const options = { fields: {}, shouldUseNativeValidation: false };
  return resolve({ ...filled, ...change }, undefined, options);
}

async function message(field: string, change: Partial<CheckoutValues>, form?: { isQuickOrder: boolean }) {
  const { errors } = await check(change, form);
  const error: FieldError | undefined = get(errors, field);
  return error?.message;
}

const chosen = (change: Partial<CheckoutValues['deliveryAddress']>) => ({
  deliveryAddress: { ...filled.deliveryAddress, ...change },
});

describe('the form of the checkout', () => {
  it('passes what is right, and writes choices as their labels', async () => {
    expect(await check({})).toEqual({
      errors: {},
      values: {
        firstName: 'Олена',
        lastName: 'Коваль',
        phone: '+380671234512',
        email: 'olena@kraplyna.test',
        deliveryAddress: {
          delivery: 'Нова пошта',
          region: 'Львівська',
          city: 'Львів',
          address: 'Відділення №12: вул. Городоцька, 120',
        },
        paymentMethod: 'Онлайн-оплата карткою',
        comment: '',
      },
    });
  });

  it('asks a courier’s address for its street, then for its house', async () => {
    const courier = (street: string | null, house: string) => ({
      ...chosen({ delivery: 'courier', address: street === null ? null : place(street) }),
      door: { house, flat: '' },
    });
    const missing = 'Вкажіть адресу';
    expect(await message('deliveryAddress.address', courier(null, ''))).toBe(missing);
    expect(await message('door.house', courier(null, ''))).toBeUndefined();
    expect(await message('door.house', courier('вул. Соборна', ' '))).toBe(missing);
    expect(await message('deliveryAddress.address', courier('вул. Соборна', ' '))).toBeUndefined();
    expect((await check(courier('вул. Соборна', '14'))).errors).toEqual({});
  });

  it('[ST-VAL-09] asks for a first name of 2 to 60 characters', async () => {
    expect(await message('firstName', { firstName: 'О' })).toBe("Це занадто коротке ім'я");
    expect(await message('firstName', { firstName: 'о'.repeat(61) })).toBe('Мабуть, вас так не звуть');
    expect(await message('firstName', { firstName: '' })).toBe("Вкажіть ваше ім'я");
    expect(await message('firstName', { firstName: '  ' })).toBe("Вкажіть ваше ім'я");
    for (const length of [2, 60]) {
      expect(await message('firstName', { firstName: 'о'.repeat(length) })).toBeUndefined();
    }
  });

  it('[ST-VAL-10] asks for a last name of 2 to 60 characters', async () => {
    expect(await message('lastName', { lastName: 'К' })).toBe('Це занадто коротке прізвище');
    expect(await message('lastName', { lastName: 'к'.repeat(61) })).toBe('Мабуть, вас так не звуть');
    expect(await message('lastName', { lastName: '' })).toBe('Вкажіть ваше прізвище');
    for (const length of [2, 60]) {
      expect(await message('lastName', { lastName: 'к'.repeat(length) })).toBeUndefined();
    }
  });

  const noPhones = ['', '+380', '+38067123451', '+3806712345123', '+480671234512', 'немає'];

  it('[ST-VAL-11] asks for a phone of +380 and nine digits', async () => {
    for (const phone of noPhones) expect(await message('phone', { phone })).toBe('Некоректний номер телефону');
    expect((await check({ phone: '+380 67 123 45 12' })).values).toMatchObject({ phone: '+380671234512' });
  });

  it('[ST-VAL-12] asks guests for the phone in words of its own', async () => {
    for (const phone of noPhones) {
      const shown = await message('phone', { phone }, { isQuickOrder: true });
      expect(shown).toBe('Номер телефону, повинен бути у форматі +380XXXXXXXXX');
    }
    expect((await check({}, { isQuickOrder: true })).errors).toEqual({});
  });

  it('[ST-VAL-13] asks for an e-mail address', async () => {
    expect(await message('email', { email: '' })).toBe('Вкажіть електронну пошту');
    for (const email of ['olena', 'olena@', 'olena@kraplyna', 'o lena@kraplyna.test']) {
      expect(await message('email', { email })).toBe('Невірна адреса електронної пошти');
    }
  });

  it('[ST-VAL-14] asks for choices whose labels have three letters at least', async () => {
    for (const short of [null, place(''), place('Ль')]) {
      expect(await message('deliveryAddress.region', chosen({ region: short }))).toBe('Оберіть область');
      expect(await message('deliveryAddress.city', chosen({ city: short }))).toBe('Оберіть місто');
      expect(await message('deliveryAddress.address', chosen({ address: short }))).toBe('Вкажіть адресу');
    }
    const three = place('Сми');
    expect((await check(chosen({ region: three, city: three, address: three }))).errors).toEqual({});
    expect(await message('deliveryAddress.delivery', chosen({ delivery: null }))).toBe('Оберіть спосіб доставки');
  });

  it('[ST-VAL-15] asks for a payment method of at most 60 characters', async () => {
    expect(await message('paymentMethod', { paymentMethod: '' })).toBe("Обов'язкове поле");
    expect(await message('paymentMethod', { paymentMethod: 'о'.repeat(61) })).toBe('Макс. 60 літер');
    expect(await message('paymentMethod', { paymentMethod: 'о'.repeat(60) })).toBeUndefined();
  });

  it('[ST-VAL-16] takes a comment of at most 400 characters, or none', async () => {
    expect(await message('comment', { comment: 'о'.repeat(401) })).toBe('Макс. 400 літер');
    expect(await message('comment', { comment: 'о'.repeat(400) })).toBeUndefined();
    expect(await message('comment', { comment: '' })).toBeUndefined();
  });

  it('says the same in English', async () => {
    const resolve = checkoutResolver(true, 'en');
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await resolve({ ...filled, firstName: '' }, undefined, options);
    expect(errors.firstName?.message).toMatch(/[a-z]/);
    const { values } = await resolve(filled, undefined, options);
    expect(values).toMatchObject({ deliveryAddress: { delivery: 'Nova Poshta' } });
  });
});

test('a phone whose beginning was typed twice is read as it was meant', () => {
  for (const typed of [
    '+380671234512',
    '+380 67 123-45-12',
    '+3800671234512',
    '+380 067 123 45 12',
    '+380+380671234512',
    '+380380671234512',
    '067 123 45 12',
  ]) {
    expect(tidyPhone(typed)).toBe('+380671234512');
  }
});

test('what is no phone stays as it was typed', () => {
  for (const typed of ['+380', '+380 67', '+38067123451200', 'немає', '']) expect(tidyPhone(typed)).toBe(typed);
});
