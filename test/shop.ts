import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { Call } from '#contracts/kit/endpoint.ts';
import { fetchCarrier } from '#contracts/kit/fetch-carrier.ts';
import { createDiskStorage } from '#server/integrations/object-storage/disk-storage.ts';
import { createMediaService } from '#server/modules/media/media.service.ts';
import { createShop, type ShopParts } from '#server/shop.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';

/** Tests live on this day, whatever the calendar says; a test may set another. */
const ordinaryDay = '2026-03-17T10:00:00Z';

/** A whole shop on a database of its own, reached over HTTP as any client would. */
export class TestShop {
  readonly database: TestDatabase;
  now = new Date(ordinaryDay);
  origin = '';
  #app: FastifyInstance | undefined;
  #folder = '';

  constructor(database: TestDatabase) {
    this.database = database;
  }

  get db() {
    return this.database.db;
  }

  /** What a particular kind of test shop brings of its own. */
  protected extraParts(): Partial<ShopParts> {
    return {};
  }

  async open(): Promise<void> {
    this.#folder = await mkdtemp(path.join(tmpdir(), 'kraplyna-test-media-'));
    const { db, sql, pool } = this.database;
    const shop = createShop({
      database: { db, sql, pool, close: () => Promise.resolve() },
      media: createMediaService({ storage: createDiskStorage({ folder: this.#folder }) }),
      log: pino({ level: 'silent' }),
      publicUrl: 'http://localhost',
      now: () => this.now,
      ...this.extraParts(),
    });
    this.#app = await shop.app();
    this.origin = await this.#app.listen({ port: 0, host: '127.0.0.1' });
  }

  async close(): Promise<void> {
    await this.#app?.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** The door as somebody: without a token, as a guest. */
  callAs(token: string | null, language = 'uk'): Call {
    return fetchCarrier({
      origin: this.origin,
      language: () => language,
      token: () => token,
      fallback: () => 'no message',
      offline: () => 'no answer',
    });
  }

  /** A request as it is on the wire, for what the door would not let a caller do. */
  fetch(address: string, init: RequestInit & { token?: string } = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (init.token) headers.set('authorization', `Bearer ${init.token}`);
    return fetch(`${this.origin}${address}`, { redirect: 'manual', ...init, headers });
  }
}

/** Call once at the top of an `*.api.test.ts` file. */
export function openTestShop(): TestShop {
  const shop = new TestShop(openTestDatabase());
  beforeAll(() => shop.open());
  afterAll(() => shop.close());
  return shop;
}
