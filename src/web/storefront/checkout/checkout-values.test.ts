import { describe, expect, it } from 'vitest';
import { noContact, startValues, withTyped } from './checkout-values.ts';

const profile = { firstName: 'Олена', lastName: 'Коваль', phone: '+380671234512', email: 'olena@kraplyna.test' };
const lviv = { value: 'ref', label: 'Львів' };

describe('the values of the checkout', () => {
  it('begin with the profile, or with the beginning of a phone', () => {
    expect(startValues(profile, 'Картка')).toMatchObject({ ...profile, paymentMethod: 'Картка', comment: '' });
    expect(startValues(noContact, 'Картка')).toMatchObject({ firstName: '', phone: '+380' });
  });

  it('take what was typed earlier, and the profile for what was left empty', () => {
    const typed = {
      ...startValues(noContact, 'Картка'),
      firstName: 'Оля',
      comment: 'Подзвоніть',
      deliveryAddress: { delivery: 'pickup', region: lviv, city: lviv, address: null },
    };
    expect(withTyped(startValues(profile, 'Картка'), typed)).toMatchObject({
      ...profile,
      firstName: 'Оля',
      comment: 'Подзвоніть',
      deliveryAddress: { delivery: 'pickup', region: lviv, city: lviv, address: null },
    });
  });

  it('survive a draft that somebody else wrote', () => {
    const start = startValues(profile, 'Картка');
    for (const nonsense of [
      null,
      7,
      'x',
      [],
      { firstName: 7, deliveryAddress: { region: 'Львів', city: { value: 1 } } },
    ]) {
      expect(withTyped(start, nonsense)).toEqual(start);
    }
  });
});
