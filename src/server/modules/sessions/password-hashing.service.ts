import { hash, verify } from '@node-rs/argon2';
import { normalizePassword } from '#domain/password.ts';

/** Argon2id, which does not truncate long passwords. */
export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password));

/** A dummy hash, so that an unknown e-mail takes as long as a wrong password (no timing side channel). */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$Zb0kT3lHkqQ3T6v1G8KQvN0h2b5m0Yd1xq1l8b1r6sQ';

/** An account without a password never matches. */
export async function isPassword(passwordHash: string | null | undefined, typed: string): Promise<boolean> {
  const isHash = passwordHash?.startsWith('$argon2id$') === true;
  const isRight = await verify(isHash ? passwordHash : nobodysHash, normalizePassword(typed));
  return isHash && isRight;
}
