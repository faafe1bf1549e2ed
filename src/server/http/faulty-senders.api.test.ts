import { connect, type Socket } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#test/database.ts';
import { TestShop } from '#test/shop.ts';
import { socketTimeouts } from './serve-cached.ts';

/** Shorter than in production. */
const timeouts = { headersMs: 600, requestMs: 1500, checkEveryMs: 50 };

const shop = new (class extends TestShop {
  protected override extraParts() {
    return { socketTimeouts: timeouts };
  }
})(openTestDatabase());
beforeAll(() => shop.open());
afterAll(() => shop.close());

type Ending = { readonly said: string; readonly afterMs: number };

/** Writes the parts at this pace; returns what the server sent, and when the connection was closed. */
async function send(parts: readonly string[], paceMs: number): Promise<Ending> {
  const startedAt = performance.now();
  const { port } = new URL(shop.origin);
  const socket: Socket = connect(Number(port), '127.0.0.1');
  let said = '';
  socket.on('data', (part) => {
    said += part;
    if (/^HTTP\/1\.1 2/.test(said)) socket.destroy();
  });
  // Writing to a socket that the server closed emits an error.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const waiting = [...parts];
  const dripping = (async () => {
    for await (const _ of every(paceMs)) {
      const part = waiting.shift();
      if (part === undefined || socket.destroyed) return;
      socket.write(part);
    }
  })();
  await closed;
  await dripping;
  return { said, afterMs: performance.now() - startedAt };
}

const drops = (text: string, length: number) => text.match(new RegExp(`.{1,${length}}`, 'gs')) ?? [];
const body = JSON.stringify({ email: 'olena@kraplyna.test', password: 'x'.repeat(400) });
const head = `POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
const get = 'GET /healthz HTTP/1.1\r\nHost: shop\r\n';

describe('a slow client (slowloris)', () => {
  it('[RULE-SAFE-15] is disconnected by the timeout of the headers', async () => {
    const endless = drops(get + 'X-Drop: 1\r\n'.repeat(200), 4);
    const { said, afterMs } = await send(endless, 50);
    expect(said).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(afterMs).toBeGreaterThanOrEqual(timeouts.headersMs - 50);
  });

  it('[RULE-SAFE-15] is disconnected by the timeout of the body', async () => {
    const { said, afterMs } = await send([head, ...drops(body, 1)], 50);
    expect(said).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(afterMs).toBeGreaterThanOrEqual(timeouts.requestMs - 50);
  });

  it('[RULE-SAFE-15] is disconnected if it sends nothing', async () => {
    const { said } = await send([], 50);
    expect(said).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('[RULE-SAFE-15] is served if it is slow but steady', async () => {
    const { said } = await send(drops(`${get}\r\n`, 10), 20);
    expect(said).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it('[RULE-SAFE-15] has enough time to upload the largest file over a slow connection', () => {
  expect(socketTimeouts.headersMs).toBeGreaterThanOrEqual(15_000);
  expect(socketTimeouts.requestMs).toBeGreaterThanOrEqual(80_000);
  expect(socketTimeouts.checkEveryMs).toBeLessThanOrEqual(socketTimeouts.headersMs / 2);
});

describe('a request that cannot be parsed', () => {
  it.each(['GET', 'HEAD', 'POST'])('%s with oversized headers gets 431 and no body, as a HEAD must', async (method) => {
    const { said } = await send([`${method} / HTTP/1.1\r\nHost: shop\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`], 1);
    expect(said).toBe('HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });

  it('a malformed one gets 400 and no body', async () => {
    const { said } = await send(['HEAD / HTTP/1.1\r\nBad Header\r\n\r\n'], 1);
    expect(said).toBe('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
});
