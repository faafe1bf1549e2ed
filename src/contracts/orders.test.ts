import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { orderBody } from '#test/orders.ts';
import { inArea } from './kit/endpoint.ts';
import { messagesByField } from './kit/field-messages.ts';
import { clarificationForm, orderInput, ownOrders, quickContactInput, trackingForm, trackOrder } from './orders.ts';

const someLine = { product: '01890000-0000-7000-8000-000000000000', cartQuantity: 1 };

const errorsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value, { reportInput: true });
  return messagesByField(error?.issues ?? [], 'uk');
};
const ordering = (changes: object) => errorsOf(orderInput, { ...orderBody([someLine]), ...changes });
const delivering = (changes: object) => {
  const body = orderBody([someLine]);
  return errorsOf(orderInput, { ...body, deliveryAddress: { ...body.deliveryAddress, ...changes } });
};
const letters = (count: number) => 'я'.repeat(count);

describe('the checkout', () => {
  test('takes what the form sends', () => {
    expect(ordering({})).toEqual({});
    expect(ordering({ delivery: {}, region: {}, city: {}, address: {}, userId: 'me', status: 'processed' })).toEqual(
      {},
    );
  });

  const names = [
    ['firstName', "Вкажіть ваше ім'я", "Це занадто коротке ім'я"],
    ['lastName', 'Вкажіть ваше прізвище', 'Це занадто коротке прізвище'],
  ] as const;
  test.each(names)('[ST-VAL-09][ST-VAL-10] wants a %s of 2 to 60 characters', (field, required, short) => {
    for (const nothing of [undefined, null, '', '   ']) {
      expect(ordering({ [field]: nothing })).toEqual({ [field]: required });
    }
    expect(ordering({ [field]: 'Я' })).toEqual({ [field]: short });
    expect(ordering({ [field]: ' Я ' })).toEqual({ [field]: short });
    expect(ordering({ [field]: letters(61) })).toEqual({ [field]: 'Мабуть, вас так не звуть' });
    for (const name of ['Ян', letters(60), "Д'Артаньян-Нечуй", ` ${letters(60)} `]) {
      expect(ordering({ [field]: name })).toEqual({});
    }
  });

  const wrongPhones = [
    undefined,
    null,
    '',
    '+380',
    '+38067123456',
    '+3806712345678',
    '+48671234567',
    '+38067123456a',
    7,
  ];
  test('[ST-VAL-11] wants a phone of +380 and 9 digits', () => {
    for (const phone of wrongPhones) expect(ordering({ phone })).toEqual({ phone: 'Некоректний номер телефону' });
    expect(ordering({ phone: '+380671234567' })).toEqual({});
    expect(orderInput.parse(orderBody([someLine], { phone: '+38 (067) 123-45-67' })).phone).toBe('+380671234567');
  });

  test('[ST-VAL-12] says it in its own words in the quick order', () => {
    const contact = { firstName: 'Олена', lastName: 'Коваль', email: 'olena@kraplyna.test' };
    for (const phone of wrongPhones) {
      expect(errorsOf(quickContactInput, { ...contact, phone })).toEqual({
        phone: 'Номер телефону, повинен бути у форматі +380XXXXXXXXX',
      });
    }
    expect(errorsOf(quickContactInput, { ...contact, phone: '+380671234567' })).toEqual({});
  });

  test('[ST-VAL-13] wants an e-mail that can be one', () => {
    for (const nothing of [undefined, null, '', ' ']) {
      expect(ordering({ email: nothing })).toEqual({ email: 'Вкажіть електронну пошту' });
    }
    for (const wrong of [
      'olena',
      'olena@',
      '@kraplyna.test',
      'olena@kraplyna',
      'o lena@kraplyna.test',
      `${letters(250)}@a.ua`,
    ]) {
      expect(ordering({ email: wrong })).toEqual({ email: 'Невірна адреса електронної пошти' });
    }
    expect(ordering({ email: ' olena.koval+shop@kraplyna.test ' })).toEqual({});
  });

  const choices = [
    ['region', 'Оберіть область', 50],
    ['city', 'Оберіть місто', 100],
    ['delivery', 'Оберіть спосіб доставки', 40],
    ['address', 'Вкажіть адресу', 300],
  ] as const;
  test.each(choices)('[ST-VAL-14] wants a chosen %s with a label of 3 characters at least', (field, message, most) => {
    for (const wrong of [undefined, null, '', '  ', 'яя', ' яя ', { label: 'Львівська' }]) {
      expect(delivering({ [field]: wrong })).toEqual({ [`deliveryAddress.${field}`]: message });
    }
    expect(Object.keys(delivering({ [field]: letters(most + 1) }))).toEqual([`deliveryAddress.${field}`]);
    if (field === 'delivery') {
      expect(delivering({ delivery: 'Голуб' }), 'none of those that are offered').toEqual({
        'deliveryAddress.delivery': message,
      });
      for (const offered of ['Нова пошта', 'Самовивіз', 'Nova Poshta', 'Pickup']) {
        expect(delivering({ delivery: offered })).toEqual({});
      }
    } else for (const label of ['яяя', letters(most)]) expect(delivering({ [field]: label })).toEqual({});
  });

  test('wants the choices at all', () => {
    expect(ordering({ deliveryAddress: undefined })).toHaveProperty('deliveryAddress');
    expect(delivering({ postcode: '79000' })).toEqual({ 'deliveryAddress.postcode': 'Зайве поле' });
  });

  test('[ST-VAL-15] wants a way to pay, of 60 characters at most', () => {
    for (const nothing of [undefined, null, '', ' ']) {
      expect(ordering({ paymentMethod: nothing })).toEqual({ paymentMethod: "Обов'язкове поле" });
    }
    expect(ordering({ paymentMethod: letters(61) })).toEqual({ paymentMethod: 'Макс. 60 літер' });
    expect(ordering({ paymentMethod: letters(60) })).toEqual({});
  });

  test('[ST-VAL-16] takes a comment of up to 400 characters, or none', () => {
    expect(ordering({ comment: letters(401) })).toEqual({ comment: 'Макс. 400 літер' });
    for (const comment of [letters(400), '', undefined]) expect(ordering({ comment })).toEqual({});
    expect(orderInput.parse(orderBody([someLine])).comment).toBe('');
  });

  test('wants something to buy, each product once, in whole amounts', () => {
    expect(ordering({ products: [] })).toEqual({ products: 'В кошику немає товарів' });
    expect(ordering({ products: [someLine, someLine] })).toEqual({ products: 'Один товар записано двічі' });
    for (const cartQuantity of [0, -1, 0.5, '1', null, undefined]) {
      expect(ordering({ products: [{ ...someLine, cartQuantity }] })).toEqual({
        'products.0.cartQuantity': 'Вкажіть ціле число, щонайменше 1',
      });
    }
    expect(ordering({ products: [{ ...someLine, product: 'chanel' }] })).toEqual({
      'products.0.product': 'Неправильний ідентифікатор',
    });
  });

  test('understands the total that was seen, as the shop writes it and as people do', () => {
    const seen = (totalSum: unknown) => orderInput.parse({ ...orderBody([someLine]), totalSum }).totalSum;
    for (const total of [{ $numberDecimal: '1234.50' }, 1234.5, '1 234,50']) expect(seen(total)).toBe(123_450);
    expect(seen(undefined)).toBeUndefined();
    for (const totalSum of ['багато', -1, 1.234, {}]) expect(ordering({ totalSum })).toHaveProperty('totalSum');
  });
});

describe('the calls of a buyer', () => {
  test('stand in the area of the user who makes them', () => {
    expect(ownOrders.admin.change.path).toBe('admin/orders/{id}');
    expect(ownOrders.customer.list.path).toBe('customer/orders');
    expect(() => inArea('admin', trackOrder)).toThrow('no address admin/orders/track');
  });
});

describe('the form that finds an order', () => {
  test('understands a number copied from a letter and a phone in any spelling', () => {
    const typed = { orderNo: ' № 100 123 ', phone: '067 123-45-67' };
    expect(trackingForm.parse(typed)).toEqual({ orderNo: '100123', phone: '+380671234567' });
  });

  test('says what is wrong with either', () => {
    const orderNo = 'Номер складається лише з цифр: він є в листі про замовлення';
    for (const wrong of ['', 'сто', '100123a', '1'.repeat(16)]) {
      expect(errorsOf(trackingForm, { orderNo: wrong, phone: '067' })).toEqual({
        orderNo,
        phone: 'Некоректний номер телефону',
      });
    }
  });
});

describe('an order that is clarified', () => {
  const { products: _, ...body } = orderBody([someLine]);
  const clarifying = (phone: unknown) => errorsOf(clarificationForm, { ...body, phone });

  test('may do without a phone, and says what is wrong with one that is none', () => {
    for (const none of ['', ' ', undefined, '067 123-45-67']) expect(clarifying(none)).toEqual({});
    expect(clarificationForm.parse({ ...body, phone: '' }).phone).toBeUndefined();
    for (const wrong of ['12', '+380']) expect(clarifying(wrong)).toEqual({ phone: 'Некоректний номер телефону' });
  });
});
