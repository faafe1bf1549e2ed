import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, nobodysHash } from './password-hashing.service.ts';

/** `$argon2id$v=19$m=…,t=…,p=…$salt$digest` */
function costOf(hash: string) {
  const [, algorithm, version, cost, salt = '', digest = ''] = hash.split('$');
  return [algorithm, version, cost, Buffer.from(salt, 'base64').length, Buffer.from(digest, 'base64').length];
}

describe('a password', () => {
  it('of an unknown account is hashed at the same cost (timing attack)', async () => {
    expect(costOf(nobodysHash)).toEqual(costOf(await hashPassword('somebody’s password')));
    await expect(isPassword(undefined, 'somebody’s password')).resolves.toBe(false);
  });

  it.each(['', 'none', '!'])('matches nothing where an account has none: %j', async (kept) => {
    expect(await isPassword(kept, kept)).toBe(false);
  });

  it('is not truncated: past 72 bytes, and in Cyrillic', async () => {
    const long = 'крапля '.repeat(20);
    const hash = await hashPassword(`${long}а`);
    expect(await isPassword(hash, `${long}а`)).toBe(true);
    expect(await isPassword(hash, `${long}б`)).toBe(false);
    expect(await isPassword(hash, long)).toBe(false);
  });

  it('matches in another Unicode normalization form', async () => {
    const hash = await hashPassword('мій її пароль');
    expect(await isPassword(hash, 'мій її пароль'.normalize('NFD'))).toBe(true);
    expect(await isPassword(hash, 'мій\u00a0її пароль')).toBe(true);
    expect(await isPassword(hash, 'Мій її пароль')).toBe(false);
  });

  it('may contain NUL', async () => {
    const hash = await hashPassword('zero\u0000 and after');
    expect(await isPassword(hash, 'zero\u0000 and after')).toBe(true);
    expect(await isPassword(hash, 'zero\u0000 and other')).toBe(false);
  });
});
