import { describe, expect, it } from 'vitest';
import { normalizePassword } from './password.ts';

describe('a password', () => {
  it('is the same, however the keyboard composes its letters', () => {
    expect(normalizePassword('м\u0438\u0306 паро\u043b\u044c')).toBe(normalizePassword('мй\u00a0пароль'));
  });

  it.each(['Пароль', 'ﬁne', ' with spaces at both ends ', '½', '🔑🔑'])('keeps what was meant: %s', (typed) => {
    expect(normalizePassword(typed)).toBe(typed);
  });
});
