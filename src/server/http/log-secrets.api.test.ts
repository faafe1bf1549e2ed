import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changePassword,
  confirmRegistration,
  forgotPassword,
  getSession,
  login,
  resetPassword,
  signup,
} from '#contracts/auth.ts';
import { createLogger } from '#server/log.ts';
import { makeFirstRoles } from '#server/modules/roles/roles.service.ts';
import { users } from '#server/modules/users/users.table.ts';
import type { ShopParts } from '#server/shop.ts';
import { openTestDatabase } from '#test/database.ts';
import { newEmail, tokenIn } from '#test/letters.ts';
import { TestShop } from '#test/shop.ts';
import { StubPages } from '#test/stub-pages.ts';

/** Logs at level `trace`. */
class LoudShop extends TestShop {
  readonly lines: string[] = [];

  protected override extraParts(): Partial<ShopParts> {
    const build = async () => new StubPages().build;
    return {
      log: createLogger('trace', { write: (line) => this.lines.push(line) }),
      pages: { build, assetsFolder: null, isDevelopment: false },
    };
  }
}

const shop = new LoudShop(openTestDatabase());
beforeAll(() => shop.open());
afterAll(() => shop.close());

const passwords = ['the first password', 'the second password', 'the third password'] as const;

async function newestToken(email: string, page: Parameters<typeof tokenIn>[1]): Promise<string> {
  const [letter] = await shop.lettersTo(email);
  if (!letter) throw new Error(`no letter to ${email}`);
  return tokenIn(letter, page);
}

describe('the log', () => {
  it('has no password, token, hash or link after every success and failure of an account', async () => {
    await makeFirstRoles(shop);
    const [email, guest] = [newEmail(), shop.callAs(null)];
    const body = { email, phone: '+380674125512', password: passwords[0], gender: 'Female' } as const;
    await guest(signup, { body });
    const confirmation = await newestToken(email, 'confirm-registration');
    await guest(confirmRegistration, { params: { token: confirmation } });
    await guest(confirmRegistration, { params: { token: confirmation } }).catch(() => undefined);
    const { data: session } = await guest(login, { body: { email, password: passwords[0] } });
    const change = { currentPassword: passwords[0], password: passwords[1] };
    const { data: changed } = await shop.callAs(session.token)(changePassword, { body: change });
    await guest(forgotPassword, { body: { email } });
    const reset = await newestToken(email, 'reset-password');
    for (const address of [`/reset-password/${reset}`, `/reset%2Dpassword/${reset}`, `/plain?token=${reset}`]) {
      await shop.fetch(address, { headers: { referer: `http://localhost/reset-password/${reset}` } });
    }

    // Failed statements are logged; their parameters must not be.
    await shop.db.execute(sql`alter table users rename to users_away`);
    try {
      await guest(resetPassword, { params: { token: reset }, body: { password: passwords[2] } }).catch(() => undefined);
      await guest(signup, { body: { ...body, email: newEmail() } }).catch(() => undefined);
      await guest(login, { body: { email, password: passwords[1] } }).catch(() => undefined);
      await shop
        .callAs(changed.token)(getSession, {})
        .catch(() => undefined);
    } finally {
      await shop.db.execute(sql`alter table users_away rename to users`);
    }

    const log = shop.lines.join('');
    expect(log).toContain('a call failed unexpectedly');
    expect(log).toContain('/api/auth/confirm-registration/…');
    const [user] = await shop.db.select().from(users);
    const secrets = [...passwords, confirmation, reset, session.token, changed.token, user?.passwordHash ?? 'no hash'];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toContain('$argon2id');
    expect(log).not.toContain('674125512');
    expect(log).not.toContain(email);
  });
});
