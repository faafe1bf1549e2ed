import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedServer, startEmbeddedServer } from '#server/db/embedded-server.ts';
import { freePort } from '#test/start/free-port.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, removeTempFolder } from '#test/start/temp-folder.ts';

let place: string;
let somebodysServer: EmbeddedServer;

beforeAll(async () => {
  place = await makeTempFolder();
  somebodysServer = await startEmbeddedServer({ dataDir: path.join(place, 'somebody'), durable: false });
});
afterEach(endAllShops);
afterAll(async () => {
  await somebodysServer.stop();
  await removeTempFolder(place);
});

/** Stand-ins replace the external services. */
const demo = { SANDBOX: 'yes' };

/** Up to three shops start at once, on a busy machine. */
const refusedWithinMs = 45_000;

/** Exits with 1, one message without a stack trace on stderr, and no orphan process. */
async function refusal(settings: Record<string, string>, folder = path.join(place, 'untouched')): Promise<string> {
  const shop = await StartedShop.start(folder, settings);
  expect(await shop.exitsWithin(refusedWithinMs)).toBe(1);
  expect(shop.stderr).not.toMatch(/^\s+at /m);
  expect(await shop.orphans()).toEqual([]);
  return shop.stderr.trim();
}

/** A refused start must not create it. */
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
