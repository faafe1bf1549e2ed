import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword, logout } from '#contracts/auth.ts';
import { type EmbeddedServer, startEmbeddedServer } from '#server/db/embedded-server.ts';
import { callAs, callAsAdministrator } from '#test/start/administrator.ts';
import { makePlace, removePlace, stockShop } from '#test/start/data-folder.ts';
import { endAllShops, freePort, StartedShop } from '#test/start/started-shop.ts';

let place: string;
let dataDir: string;
let somebodysServer: EmbeddedServer;

beforeAll(async () => {
  place = await makePlace();
  dataDir = path.join(place, 'data');
  await stockShop(dataDir);
  somebodysServer = await startEmbeddedServer({ dataDir: path.join(place, 'somebody'), durable: false });
});
afterEach(endAllShops);
afterAll(async () => {
  await somebodysServer.stop();
  await removePlace(place);
});

/** What is asked here comes before any company: the stand-ins may play them. */
const demo = { SANDBOX: 'yes' };

/** Three shops may start at once here, on a machine that has other things to do. */
const refusedWithinMs = 45_000;

/** Exit code 1, the words and nothing else on stderr, nobody left. */
async function refusal(settings: Record<string, string>, folder = path.join(place, 'untouched')): Promise<string> {
  const shop = await StartedShop.start(folder, settings);
  expect(await shop.endsWithin(refusedWithinMs)).toBe(1);
  expect(shop.stderr).not.toMatch(/^\s+at /m);
  expect(await shop.leftBehind()).toEqual([]);
  return shop.stderr.trim();
}

/** A stranger asks for a new password of the administrator: only the administrator reads the letter. */
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

/** What a refused start may not have made. */
const untouched = () => readdir(path.join(place, 'untouched')).catch(() => 'not there');

describe('a shop that cannot start says why in one message', () => {
  it('that the port is taken, before it touches anything', async () => {
    const stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const { port } = stranger.address() as { port: number };
    const words = `Port ${port} is taken: stop what listens there, or choose another one, like PORT=${port + 1} npm start.`;
    const hosts = ['127.0.0.1', 'localhost', '0.0.0.0'];
    expect(await Promise.all(hosts.map((HOST) => refusal({ HOST, PORT: String(port), ...demo })))).toEqual([
      words,
      words,
      words,
    ]);
    expect(await untouched()).toBe('not there');
    stranger.close();
  });

  it('that HOST is not of this machine', async () => {
    const hosts = ['192.0.2.1', 'no-such-host.invalid'];
    const words = await Promise.all(hosts.map((HOST) => refusal({ HOST, ...demo })));
    expect(words).toEqual(
      hosts.map((host) => `HOST=${host} is no address of this machine: use localhost, or 0.0.0.0 for all of them.`),
    );
    expect(await untouched()).toBe('not there');
  });

  it('which settings are wrong, all of them at once', async () => {
    const words = await refusal({ PORT: 'many', LOG_LEVEL: 'loud', ADMIN_EMAIL: 'me', ADMIN_PASSWORD: 'short' });
    expect(words.split('\n').map((line) => line.trim())).toEqual([
      'The shop cannot start with these settings:',
      'PORT: got "many", expected a whole number from 1 to 65535',
      'ADMIN_EMAIL: got "me", expected an e-mail address',
      'ADMIN_PASSWORD: got *** (hidden), expected 8 to 200 characters',
      expect.stringMatching(/^LOG_LEVEL: got "loud", expected one of fatal, /),
    ]);
    expect(await untouched()).toBe('not there');
  });

  it('that another shop uses the data folder, and that shop does not notice', async () => {
    const owner = await (await StartedShop.start(dataDir)).isOpen();
    const shop = await StartedShop.start(dataDir);
    expect(await shop.endsWithin(refusedWithinMs)).toBe(1);
    expect(shop.stderr.trim()).toBe(
      `Data folder ${dataDir} is in use by another shop (pid ${owner.pid}): stop it, or set DATA_DIR to another folder.`,
    );
    expect((await fetch(owner.address('/readyz'))).status).toBe(200);
    await owner.stop();
    expect(await owner.leftBehind()).toEqual([]);
  });

  it('that the port of the metrics is taken, after which the same folder opens as if nothing had been', async () => {
    const stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const { port } = stranger.address() as { port: number };
    expect(await refusal({ METRICS_PORT: String(port) }, dataDir)).toBe(
      `Port ${port} is taken: stop what listens there, or choose another one, like METRICS_PORT=${port + 1} npm start.`,
    );
    stranger.close();
    const shop = await (await StartedShop.start(dataDir, { METRICS_PORT: String(port) })).isOpen();
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    await shop.stop();
  });

  it('what is wrong with DATABASE_URL, without its password', async () => {
    const port = await freePort();
    const guess = new URL(somebodysServer.url);
    guess.password = 'guess';
    const urls = [
      `postgres://shop:guess@127.0.0.1:${port}/shop`,
      guess.href,
      new URL('/no-shop', somebodysServer.url).href,
    ];
    const words = await Promise.all(urls.map((DATABASE_URL) => refusal({ DATABASE_URL, ...demo })));
    expect(words).toEqual([
      expect.stringContaining(`nothing answers at 127.0.0.1:${port}; start the database server or correct the host`),
      expect.stringContaining('refused the user "kraplyna"; correct the user and password in DATABASE_URL'),
      expect.stringContaining('has no database "no-shop"; create it or correct its name in DATABASE_URL'),
    ]);
    for (const line of words) expect(line).not.toMatch(/guess|\n/);
  });
});

describe('a shop that others can reach', () => {
  it('[RULE-SAFE-06] refuses to start with any company missing, and names what each needs', async () => {
    const [onDatabase, onNetwork] = await Promise.all([
      refusal({ DATABASE_URL: somebodysServer.url, SMTP_URL: 'smtp://mail.example', NOVA_POSHTA_KEY: 'key' }),
      refusal({ HOST: '0.0.0.0', CHECKBOX_LOGIN: 'cashier' }),
    ]);
    const namesIn = (words: string) =>
      words.split('\n').flatMap((line) => /^ *([A-Z_]+): got nothing/.exec(line)?.[1] ?? []);
    const till = ['CHECKBOX_LOGIN', 'CHECKBOX_PASSWORD', 'CHECKBOX_LICENSE_KEY'];
    expect(namesIn(onDatabase)).toEqual(['MONOBANK_TOKEN', ...till]);
    expect(namesIn(onNetwork).sort()).toEqual(
      ['MONOBANK_TOKEN', 'NOVA_POSHTA_KEY', 'SMTP_URL', ...till.slice(1)].sort(),
    );
    for (const words of [onDatabase, onNetwork]) expect(words).toContain('or SANDBOX=yes, for a public demo');
    expect(await untouched()).toBe('not there');
  });
});

describe('a shop in production on a database of somebody', () => {
  it('[RULE-SAFE-06] has no demo account and no demo goods, says how to get an administrator, and shows letters to nobody else', async () => {
    const shop = await StartedShop.start(path.join(place, 'production'), {
      NODE_ENV: 'production',
      DATABASE_URL: somebodysServer.url,
      ...demo,
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
      DATABASE_URL: somebodysServer.url,
      ...demo,
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
