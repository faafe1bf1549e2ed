import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword, logout } from '#contracts/auth.ts';
import { type EmbeddedServer, startEmbeddedServer } from '#server/db/embedded-server.ts';
import { callAs, callAsAdministrator } from '#test/start/administrator.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, removeTempFolder, seedShop } from '#test/start/temp-folder.ts';

let place: string;

beforeAll(async () => {
  place = await makeTempFolder();
});
afterEach(endAllShops);
afterAll(() => removeTempFolder(place));

const refusedWithinMs = 45_000;

/** Only the administrator can read a password reset letter in the sandbox mailbox. */
async function expectClosedMailbox(shop: StartedShop, owner: { email: string; password: string }): Promise<void> {
  await callAs(shop, null)(forgotPassword, { body: { email: owner.email } });
  const { token } = await callAsAdministrator(shop, owner);
  const lettersFor = (headers: Record<string, string>) => fetch(shop.address('/sandbox/mail.json'), { headers });
  for (;;) {
    const { letters } = await (await lettersFor({ authorization: `Bearer ${token}` })).json();
    if (letters.some(({ links }: { links: string[] }) => links.some((link) => link.includes('/reset-password/'))))
      break;
    await pause(20);
  }
  for (const page of ['/sandbox/mail.json', '/sandbox/mail', '/sandbox/mail/']) {
    const answer = await fetch(shop.address(page));
    expect([page, answer.status, (await answer.text()).includes('reset-password')]).toEqual([page, 401, false]);
  }
  const body = new URLSearchParams({ token });
  const entered = await fetch(shop.address('/sandbox/mail'), { method: 'POST', body, redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
  const page = await fetch(shop.address('/sandbox/mail'), { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect([page.status, (await page.text()).includes(owner.email)]).toEqual([200, true]);
  await callAs(shop, token)(logout, {});
  expect((await lettersFor({ authorization: `Bearer ${token}` })).status).toBe(401);
}

describe('a shop that cannot start says why in one message', () => {
  let dataDir: string;

  beforeAll(async () => {
    dataDir = path.join(place, 'data');
    await seedShop(dataDir);
  });

  it('that another shop uses the data folder, and that shop does not notice', async () => {
    const owner = await (await StartedShop.start(dataDir)).isOpen();
    const shop = await StartedShop.start(dataDir);
    expect(await shop.exitsWithin(refusedWithinMs)).toBe(1);
    expect(shop.stderr.trim()).toBe(
      `Data folder ${dataDir} is in use by another shop (pid ${owner.pid}): stop it, or set DATA_DIR to another folder.`,
    );
    expect((await fetch(owner.address('/readyz'))).status).toBe(200);
    await owner.stop();
    expect(await owner.orphans()).toEqual([]);
  });

  it('that the port of the metrics is taken, after which the same folder opens as if nothing had been', async () => {
    const stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const { port } = stranger.address() as { port: number };
    const refused = await StartedShop.start(dataDir, { METRICS_PORT: String(port) });
    expect(await refused.exitsWithin(refusedWithinMs)).toBe(1);
    expect(await refused.orphans()).toEqual([]);
    expect(refused.stderr.trim()).toBe(
      `Port ${port} is taken: stop what listens there, or choose another one, like METRICS_PORT=${port + 1} npm start.`,
    );
    stranger.close();
    const shop = await (await StartedShop.start(dataDir, { METRICS_PORT: String(port) })).isOpen();
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    await shop.stop();
  });
});

describe('a shop in production on a database of somebody', () => {
  let server: EmbeddedServer;

  beforeAll(async () => {
    server = await startEmbeddedServer({ dataDir: path.join(place, 'server'), durable: false });
  });
  afterAll(() => server.stop());

  it('[RULE-SAFE-06] has no demo account and no demo goods, says how to get an administrator, and shows letters to nobody else', async () => {
    const shop = await StartedShop.start(path.join(place, 'production'), {
      NODE_ENV: 'production',
      DATABASE_URL: server.url,
      SANDBOX: 'yes',
    });
    await shop.isOpen();
    expect(shop.stdout).not.toMatch(/demo/i);
    expect(shop.stdout).toContain('Nobody can sign in yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.');
    const login = await fetch(shop.address('/api/auth/login'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@kraplyna.test', password: 'kraplyna-admin' }),
    });
    expect(login.status).toBe(401);
    await shop.stop();

    const again = await StartedShop.start(path.join(place, 'production'), {
      NODE_ENV: 'production',
      DATABASE_URL: server.url,
      SANDBOX: 'yes',
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'a long password',
    });
    await again.isOpen();
    expect(again.stdout).not.toContain('Nobody can sign in');
    expect(again.stdout).not.toContain('a long password');
    await expectClosedMailbox(again, { email: 'owner@example.com', password: 'a long password' });
    await again.stop();
  });
});
