import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ownProfile } from '#contracts/profile.ts';
import { type Area, areas } from '#domain/permissions.ts';
import { users } from '#server/modules/users/users.table.ts';
import { makePerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

const olena = {
  firstName: 'Олена',
  lastName: 'Коваль',
  secondName: 'Іванівна',
  phone: '+380671234512',
  birthdate: '1990-05-24',
  gender: 'Female',
} as const;

const somebody = (area: Area) => makePerson(shop.db, { [area]: ['account'] });

async function signedIn(area: Area) {
  const person = await somebody(area);
  return { ...person, call: shop.callAs(person.token), ...ownProfile[area] };
}

describe.each(areas)('the own profile in the %s area', (area) => {
  it('[API-CUST-01][API-USER-03] has names, e-mail, phone, birthdate and gender, and nothing else', async () => {
    const { call, get, userId, email } = await signedIn(area);
    const notGiven = { firstName: '', lastName: '', secondName: '', phone: '', birthdate: null, gender: null };
    expect((await call(get, {})).data).toEqual({ ...notGiven, email });
    await shop.db.update(users).set(olena).where(eq(users.id, userId));
    expect((await call(get, {})).data).toEqual({ ...olena, email });
  });

  it('[API-CUST-02][API-USER-04] updates fields of the profile, and returns the stored values', async () => {
    const { call, get, edit, email } = await signedIn(area);
    const { data, message } = await call(edit, { body: olena });
    expect(message).toBe('Дані збережено');
    expect(data).toEqual({ ...olena, email });
    expect((await call(get, {})).data).toEqual(data);
  });

  it('changes what was sent and leaves the rest', async () => {
    const { call, edit, email } = await signedIn(area);
    await call(edit, { body: olena });
    const { data } = await call(edit, { body: { phone: '050 765-43-21' } });
    expect(data).toEqual({ ...olena, email, phone: '+380507654321' });
    expect((await call(edit, { body: {} })).data).toEqual(data);
    const emptied = await call(edit, { body: { firstName: ' ', phone: '', birthdate: '', gender: null } });
    expect(emptied.data).toMatchObject({ firstName: '', phone: '', birthdate: null, gender: null, lastName: 'Коваль' });
  });

  it('is the own one: nobody else changes with it', async () => {
    const other = await signedIn(area);
    await other.call(other.edit, { body: olena });
    const { call, edit } = await signedIn(area);
    await call(edit, { body: { ...olena, firstName: 'Марія' } });
    expect((await other.call(other.get, {})).data.firstName).toBe('Олена');
  });

  it('[AD-VAL-12] normalizes a phone to +380 and nine digits, and refuses every other', async () => {
    const { call, edit, userId } = await signedIn(area);
    for (const phone of ['+380671234567', '067 123-45-67', '(067) 123 45 67', '380671234567']) {
      expect((await call(edit, { body: { phone } })).data.phone).toBe('+380671234567');
    }
    for (const phone of ['+38067123456', '+3806712345678', '+48601234567', '671234567', '+380 67 abc 45 67', '12']) {
      await expect(call(edit, { body: { phone } }), phone).rejects.toMatchObject({
        status: 422,
        data: { phone: 'Неправильний формат номера телефона' },
      });
      const kept = shop.db.update(users).set({ phone }).where(eq(users.id, userId));
      await expect(kept, 'nor does the database take it').rejects.toMatchObject({
        cause: { constraint: 'users_phone_format' },
      });
    }
  });

  it('takes no birthdate after today and no third gender', async () => {
    const { call, edit } = await signedIn(area);
    const refusal = (body: object) =>
      call(edit, { body }).then(
        () => null,
        ({ status, data }) => ({ status, data }),
      );
    expect(await refusal({ birthdate: '2026-03-17' }), 'the day that tests live on').toBeNull();
    expect(await refusal({ birthdate: '2026-03-18' })).toEqual({
      status: 422,
      data: { birthdate: 'Цей день іще не настав' },
    });
    expect(await refusal({ gender: 'Male' })).toBeNull();
    for (const gender of ['male', 'Other', '', 1]) {
      expect(await refusal({ gender })).toMatchObject({ status: 422, data: { gender: expect.any(String) } });
    }
  });
});

describe('the own profile', () => {
  it('knows what day it is in Kyiv, where midnight comes before that of Greenwich', async () => {
    const { call, edit } = await signedIn('customer');
    const before = shop.now;
    shop.now = new Date('2026-03-17T22:30:00Z');
    const { data } = await call(edit, { body: { birthdate: '2026-03-18' } });
    shop.now = before;
    expect(data.birthdate).toBe('2026-03-18');
  });

  it.each([
    [{ birthdate: '1900-12-31' }, { birthdate: 'Перевірте рік народження' }],
    [{ birthdate: '2023-02-29' }, { birthdate: 'Вкажіть день, місяць і рік' }],
    [{ birthdate: '24.05.1990' }, { birthdate: 'Вкажіть день, місяць і рік' }],
    [{ firstName: 'х'.repeat(61) }, { firstName: 'Задовго: найбільше 60' }],
    [{ lastName: 'Ко\u0000валь' }, { lastName: 'Приберіть недруковані символи' }],
    [{ secondName: 'two\nlines' }, { secondName: 'Приберіть недруковані символи' }],
    [{ email: 'another@kraplyna.test' }, { email: 'Пошту тут змінити не можна: за нею ви входите' }],
    [{ roleId: '01890000-0000-7000-8000-000000000000' }, { roleId: 'Зайве поле' }],
    [{ userId: '01890000-0000-7000-8000-000000000000' }, { userId: 'Зайве поле' }],
    [{ isActive: true }, { isActive: 'Зайве поле' }],
  ])('refuses %j at its field and keeps everything', async (body, data) => {
    const { call, get, edit } = await signedIn('customer');
    await call(edit, { body: olena });
    const { data: before } = await call(get, {});
    await expect(call(edit, { body: { firstName: 'Марія', ...body } })).rejects.toMatchObject({ status: 422, data });
    expect((await call(get, {})).data).toEqual(before);
  });

  it('can be sent back whole, with its e-mail', async () => {
    const { call, get, edit } = await signedIn('customer');
    const { data } = await call(get, {});
    expect((await call(edit, { body: data })).data).toEqual(data);
  });

  it('takes names of sixty letters, composed', async () => {
    const { call, edit } = await signedIn('customer');
    const { data } = await call(edit, { body: { firstName: 'й'.normalize('NFD').repeat(60) } });
    expect(data.firstName).toBe('й'.normalize('NFC').repeat(60));
  });

  it.each([{ firstName: 'х'.repeat(61) }, { secondName: 'х'.repeat(61) }, { birthdate: '1899-12-31' }])(
    'has database constraints too: %j cannot be stored',
    async (fields) => {
      const { userId } = await somebody('customer');
      const change = shop.db.update(users).set(fields).where(eq(users.id, userId));
      await expect(change).rejects.toMatchObject({ cause: { constraint: expect.stringMatching(/^users_/) } });
    },
  );
});
