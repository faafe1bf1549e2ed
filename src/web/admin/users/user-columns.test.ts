import { describe, expect, test } from 'vitest';
import { addressLine, fullName, nameOrEmail } from './user-columns.tsx';

describe('how a person is written in a list', () => {
  const olena = { firstName: 'Олена', lastName: 'Коваленко', secondName: 'Андріївна', email: 'olena@kraplyna.test' };
  const nobody = { firstName: '', lastName: '', secondName: '', email: 'nobody@kraplyna.test' };

  test('by last, first and second name, whichever are known', () => {
    expect(fullName(olena)).toBe('Коваленко Олена Андріївна');
    expect(fullName({ ...olena, lastName: '', secondName: '' })).toBe('Олена');
    expect(fullName(nobody)).toBe('');
  });

  test('by e-mail where there is no name', () => {
    expect(nameOrEmail(olena)).toBe('Коваленко Олена Андріївна');
    expect(nameOrEmail(nobody)).toBe('nobody@kraplyna.test');
  });

  test('with an address on one line, without what is missing', () => {
    const address = { street1: 'Відділення №12', street2: '', city: 'Львів', state: '', zip: '79000' };
    expect(addressLine(address)).toBe('Відділення №12, Львів, 79000');
    expect(addressLine({ ...address, country: 'Україна' })).toBe('Відділення №12, Львів, 79000, Україна');
    expect(addressLine(null)).toBe('');
  });
});
