import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Call } from '#contracts/kit/endpoint.ts';
import { httpTransport } from '#contracts/kit/http-transport.ts';
import { type SandboxBank, startBank } from '#sandbox/bank/bank.ts';
import { type SandboxCarrier, startSandboxCarrier } from '#sandbox/carrier/carrier.ts';
import { type SandboxCashRegister, startSandboxCashRegister } from '#sandbox/cash-register/cash-register.ts';
import type { Letter } from '#sandbox/mailbox/letter.ts';
import { type Mailbox, startMailbox } from '#sandbox/mailbox/mailbox.ts';
import type { Context } from '#server/context.ts';
import { startChangeFeed } from '#server/db/change-feed.ts';
import { connectDatabase, type Database } from '#server/db/connection.ts';
import { DirectConnection } from '#server/db/direct-connection.ts';
import { ResponseCache } from '#server/http/response-cache.ts';
import { createCheckbox } from '#server/integrations/checkbox/checkbox.ts';
import { createInstalments } from '#server/integrations/monobank/instalments.ts';
import { createMonobank } from '#server/integrations/monobank/monobank.ts';
import { createNovaPoshta } from '#server/integrations/nova-poshta/nova-poshta.ts';
import { createDiskStorage } from '#server/integrations/object-storage/disk-storage.ts';
import { createMailer } from '#server/integrations/smtp/smtp-mailer.ts';
import { runWaitingJobs } from '#server/jobs/runner.ts';
import type { Mailer } from '#server/modules/letters/mailer.ts';
import { createMediaService } from '#server/modules/media/media.service.ts';
import { combineServices } from '#server/modules/payments/bank.ts';
import { allJobs } from '#server/modules.ts';
import { createShop, type ShopParts } from '#server/shop.ts';
import { ChangeFeedProbe } from '#test/change-feed-probe.ts';
import { type CountedQueries, openTestDatabase, type TestDatabase } from '#test/database.ts';

/** Tests live on this day, whatever the calendar says; a test may set another. */
const ordinaryDay = '2026-03-17T10:00:00Z';

/** A whole shop on its own database, called over HTTP, with the response cache of production. */
export class TestShop {
  readonly database: TestDatabase;
  now = new Date(ordinaryDay);
  /** Of the cache, in milliseconds: it stands still unless a test sets it. */
  clockMs = 0;
  readonly responseCache = new ResponseCache({ now: () => this.now, clock: () => this.clockMs });
  readonly changeFeed = new ChangeFeedProbe(this.responseCache);
  #direct: DirectConnection | undefined;
  /** Its own connection, so that tests which count statements do not count notifications. */
  #notifier: Database | undefined;
  origin = '';
  #app: FastifyInstance | undefined;
  #folder = '';
  #shop: ReturnType<typeof createShop> | undefined;
  #mailbox: Mailbox | undefined;
  #mailer: Mailer | undefined;
  #carrier: SandboxCarrier | undefined;
  #bank: SandboxBank | undefined;
  #register: SandboxCashRegister | undefined;

  constructor(database: TestDatabase) {
    this.database = database;
  }

  get db() {
    return this.database.db;
  }

  /** Overrides of a subclass. */
  protected extraParts(): Partial<ShopParts> {
    return {};
  }

  async open(): Promise<void> {
    this.#folder = await mkdtemp(path.join(tmpdir(), 'kraplyna-test-shop-'));
    this.#mailbox = await startMailbox({ dataDir: this.#folder });
    this.#mailer = createMailer({ url: this.#mailbox.smtpUrl, from: 'Краплина <no-reply@kraplyna.test>' });
    this.#carrier = await startSandboxCarrier({ now: () => this.now });
    this.#register = await startSandboxCashRegister({ now: () => this.now });
    const publicUrl = 'http://localhost';
    this.#bank = await startBank({
      dataDir: this.#folder,
      publicUrl,
      shopOrigin: () => this.origin,
      now: () => this.now,
      retryEveryMs: null,
    });
    const { url, token, plugin, instalments } = this.#bank;
    const parts = { url: instalments.url, store: instalments.store, secret: instalments.secret };
    const { db, pool } = this.database;
    this.#shop = createShop({
      database: { db, pool, close: () => Promise.resolve() },
      media: createMediaService(createDiskStorage({ folder: path.join(this.#folder, 'media') })),
      log: pino({ level: 'silent' }),
      mailer: this.#mailer,
      carrier: createNovaPoshta({ ...this.#carrier, backOffMs: 0 }),
      cashRegister: createCheckbox({ ...this.#register, pollMs: 0 }),
      bank: combineServices(
        createMonobank({ url, token, backOffMs: 0, clock: () => this.now.getTime() }),
        createInstalments({ ...parts, backOffMs: 0, now: () => this.now }),
      ),
      plugins: [async (app) => void app.register(plugin)],
      publicUrl,
      // No load shedding: the machine is busy with other tests.
      mostDelayMs: 0,
      // All callers share one IP address; tests of rate limits set their own.
      rateLimitFactor: 0,
      limits: { unpaidFactor: 0, letterFactor: 0 },
      now: () => this.now,
      responseCache: this.responseCache,
      ...this.extraParts(),
    });
    this.#app = await this.#shop.app();
    this.origin = await this.#app.listen({ port: 0, host: '127.0.0.1' });
    this.#notifier = await connectDatabase(this.database.url, { maxConnections: 1 });
    this.#direct = new DirectConnection(this.database.url, pino({ level: 'silent' }));
    await startChangeFeed(this.#direct, this.changeFeed);
    await this.changeFeed.whenConnected();
  }

  async close(): Promise<void> {
    await this.#app?.close();
    await this.#direct?.stop();
    await this.#notifier?.close();
    this.#mailer?.close();
    await this.#mailbox?.stop();
    await this.#carrier?.stop();
    await this.#register?.stop();
    await this.#bank?.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** The context of background work. */
  get context(): Context {
    return this.#opened.guestContext('uk');
  }

  /** The stand-in of the cash register. */
  get register(): SandboxCashRegister {
    if (!this.#register) throw new Error('The test shop opens before the tests run, not while they are declared');
    return this.#register;
  }

  get carrier(): SandboxCarrier {
    if (!this.#carrier) throw new Error('The test shop opens before the tests run, not while they are declared');
    return this.#carrier;
  }

  get bank(): SandboxBank {
    if (!this.#bank) throw new Error('The test shop opens before the tests run, not while they are declared');
    return this.#bank;
  }

  /** Runs the jobs that are due. */
  runJobs(): Promise<void> {
    return runWaitingJobs(this.database, allJobs, () => this.context, pino({ level: 'silent' }));
  }

  /** Runs the jobs, then lists the letters to an address, newest first. Letters that wait to be taken back are sent too. */
  async lettersTo(address: string): Promise<Letter[]> {
    await this.database.pool.query(
      'update graphile_worker._private_jobs set run_at = now() where run_at > now() and attempts = 0',
    );
    await this.runJobs();
    return this.#mailbox?.letters.list({ to: address }) ?? [];
  }

  get #opened(): ReturnType<typeof createShop> {
    if (!this.#shop) throw new Error('The test shop opens before the tests run, not while they are declared');
    return this.#shop;
  }

  /** Waits until the cache has received the invalidations of everything that is committed so far. */
  async settle(): Promise<void> {
    const mark = `mark:${randomUUID()}`;
    await this.changeFeed.whenConnected();
    const received = this.changeFeed.received(mark);
    await this.#notifier?.pool.query("select pg_notify('shop_changes', $1)", [mark]);
    await received;
  }

  /** The statements of a request that misses the cache. */
  async countQueries<Result>(act: () => Promise<Result>): Promise<CountedQueries<Result>> {
    await this.settle();
    this.responseCache.invalidate('everything');
    return this.database.countQueries(act);
  }

  /** Calls the API with a bearer token, or as a guest. Public reads wait for pending invalidations first. */
  callAs(token: string | null, language = 'uk'): Call {
    const carry = httpTransport({
      origin: this.origin,
      language: () => language,
      token: () => token,
      fallback: () => 'no message',
      offline: () => 'no answer',
    });
    return async (endpoint, input) => {
      if (endpoint.isPublic) await this.settle();
      const answer = await carry(endpoint, input);
      // No response has a field that the contract does not name, also where the server sends JSON as it is.
      if (!endpoint.download) expect(answer.data).toEqual(endpoint.response.parse(answer.data));
      return answer;
    };
  }

  /** A raw request, for what the typed client cannot send. */
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
