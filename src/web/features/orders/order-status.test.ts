import { expect, test } from 'vitest';
import { statusName } from './order-status.tsx';

test('a status has the shop’s own name where it has one, and the built-in one of the language otherwise', () => {
  const named = (name: string) => ({ status: 'send' as const, statusShown: { name, color: '#224466' } });
  expect(statusName({ status: 'send', statusShown: null }, 'uk')).toBe('Відправлений');
  expect(statusName({ status: 'send', statusShown: null }, 'en')).toBe('Sent');
  expect(statusName(named('Їде до вас'), 'en')).toBe('Їде до вас');
  expect(statusName(named('Відправлений'), 'en')).toBe('Sent');
});
