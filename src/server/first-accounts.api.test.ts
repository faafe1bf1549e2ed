import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '#contracts/auth.ts';
import { openTestShop } from '#test/shop.ts';
import type { Context } from './context.ts';
import { makeFirstAccounts } from './first-accounts.ts';
import { roles } from './modules/roles/roles.table.ts';
import { hashPassword } from './modules/sessions/password-hashing.service.ts';
import { users } from './modules/users/users.table.ts';
import { parseSettings } from './settings.ts';

const shop = openTestShop();
const context = () => ({ db: shop.db, now: () => shop.now }) as unknown as Context;
const firstStart = (environment: Record<string, string>) => makeFirstAccounts(context(), parseSettings(environment));
const emails = async () => (await shop.db.select({ email: users.email }).from(users)).map(({ email }) => email).sort();

beforeEach(async () => {
  await shop.db.execute(sql`truncate users, roles cascade`);
});

describe('the first start', () => {
  it('[ST-AUTH-18] makes one administrator from ADMIN_EMAIL and ADMIN_PASSWORD', async () => {
    const owner = { email: 'owner@shop.example', password: 'a long password' };
    expect(await firstStart({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password })).toEqual([]);
    expect(await emails()).toEqual([owner.email]);
    const { data } = await shop.callAs(null)(login, { body: owner });
    expect(data.permissions.admin.modules.roles?.access).toBe(true);
  });

  it('makes the demo accounts where they are not set, and they can sign in', async () => {
    const accounts = await firstStart({});
    expect(accounts.map(({ email, password }) => [email, password])).toEqual([
      ['admin@kraplyna.test', 'kraplyna-admin'],
      ['olena@kraplyna.test', 'kraplyna-olena'],
    ]);
    for (const { email, password, what } of accounts) {
      const { data } = await shop.callAs(null)(login, { body: { email, password } });
      expect(data.permissions.admin.access).toBe(what === 'administrator');
      expect(data.permissions.customer.access).toBe(true);
    }
  });

  it('[ST-AUTH-20] makes no demo account in production on a real database', async () => {
    const real = { NODE_ENV: 'production', DATABASE_URL: 'postgres://shop@db.example/shop' };
    expect(await firstStart({ ...real, SANDBOX: 'yes' })).toEqual([]);
    expect(await emails()).toEqual([]);
  });

  it('[RULE-SAFE-06] makes no demo account in a reachable shop with real services, and some in a public demo', async () => {
    const companies = { MONOBANK_TOKEN: 't', NOVA_POSHTA_KEY: 'k', SMTP_URL: 'smtp://mail.example' };
    const till = { CHECKBOX_LOGIN: 'l', CHECKBOX_PASSWORD: 'p', CHECKBOX_LICENSE_KEY: 'k' };
    expect(await firstStart({ HOST: '0.0.0.0', ...companies, ...till })).toEqual([]);
    expect(await emails()).toEqual([]);
    expect(await firstStart({ PUBLIC_URL: 'https://shop.example', ...companies, ...till })).toEqual([]);
    expect(await emails(), 'behind a proxy').toEqual([]);
    expect(await firstStart({ HOST: '0.0.0.0', SANDBOX: 'yes' })).toHaveLength(2);
  });

  it('[RULE-SAFE-06] refuses to open a shop to others whose demo accounts have their published passwords', async () => {
    const opened = {
      PUBLIC_URL: 'https://shop.example',
      ADMIN_EMAIL: 'owner@shop.example',
      ADMIN_PASSWORD: 'a long password',
      ...{ MONOBANK_TOKEN: 't', NOVA_POSHTA_KEY: 'k', SMTP_URL: 'smtp://mail.example' },
      ...{ CHECKBOX_LOGIN: 'l', CHECKBOX_PASSWORD: 'p', CHECKBOX_LICENSE_KEY: 'k' },
    };
    await firstStart({});
    await expect(firstStart(opened)).rejects.toThrow('admin@kraplyna.test still has its published password');
    await shop.db.update(users).set({ passwordHash: await hashPassword('another password') });
    expect(await firstStart(opened)).toHaveLength(2);
  });

  it('[AD-ROLE-10] makes three roles: Administrator, Manager and Customer', async () => {
    await firstStart({});
    const made = await shop.db.select().from(roles).orderBy(roles.name);
    expect(made.map(({ name }) => name)).toEqual(['Administrator', 'Customer', 'Manager']);
    const [administrator, customer] = made;
    expect(administrator?.adminModules).toHaveLength(15);
    expect(customer).toMatchObject({ adminModules: [], customerModules: ['orders', 'account', 'wishlist'] });
  });

  it('shows a demo account only where there is one', async () => {
    await firstStart({ ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'a long password' });
    expect(await firstStart({})).toEqual([]);
  });

  it('happens once: later changes stay', async () => {
    await firstStart({});
    await shop.db.update(roles).set({ name: 'Boss' }).where(eq(roles.name, 'Administrator'));
    await shop.db.delete(users).where(eq(users.email, 'olena@kraplyna.test'));
    await firstStart({});
    expect(await emails()).toEqual(['admin@kraplyna.test']);
    const names = (await shop.db.select({ name: roles.name }).from(roles)).map(({ name }) => name).sort();
    expect(names).toEqual(['Boss', 'Customer', 'Manager']);
  });
});
