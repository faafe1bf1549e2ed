import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { Call } from '#contracts/kit/endpoint.ts';
import { fetchCarrier } from '#contracts/kit/fetch-carrier.ts';
import { type SandboxBank, startBank } from '#sandbox/bank/bank.ts';
import { type SandboxCarrier, startSandboxCarrier } from '#sandbox/carrier/carrier.ts';
import type { Letter } from '#sandbox/mailbox/letter.ts';
import { type Mailbox, startMailbox } from '#sandbox/mailbox/mailbox.ts';
import { type SandboxRegister, startSandboxRegister } from '#sandbox/register/register.ts';
import type { Context } from '#server/context.ts';
import { type Changes, listenForChanges } from '#server/db/changes.ts';
import { connectDatabase, type Database } from '#server/db/connection.ts';
import { KeptAnswers } from '#server/http/kept-answers.ts';
import { createCheckbox } from '#server/integrations/checkbox/checkbox.ts';
import { createMonobank } from '#server/integrations/monobank/monobank.ts';
import { createNovaPoshta } from '#server/integrations/nova-poshta/nova-poshta.ts';
import { createDiskStorage } from '#server/integrations/object-storage/disk-storage.ts';
import { createMailer } from '#server/integrations/smtp/smtp-mailer.ts';
import { runWaitingJobs } from '#server/jobs/runner.ts';
import type { Mailer } from '#server/modules/letters/mailer.ts';
import { createMediaService } from '#server/modules/media/media.service.ts';
import { allJobs } from '#server/modules.ts';
import { createShop, type ShopParts } from '#server/shop.ts';
import { type CountedQueries, openTestDatabase, type TestDatabase } from '#test/database.ts';
import { Ear } from '#test/ear.ts';

/** Tests live on this day, whatever the calendar says; a test may set another. */
const ordinaryDay = '2026-03-17T10:00:00Z';

/** A whole shop on a database of its own, reached over HTTP as any client would. It caches answers, as in production. */
export class TestShop {
  readonly database: TestDatabase;
  now = new Date(ordinaryDay);
  // Its clock stands: on a busy machine the database may be silent for a second, which is another test's matter.
  readonly answers = new KeptAnswers({ now: () => this.now, clock: () => 0 });
  readonly ear = new Ear(this.answers);
  #changes: Changes | undefined;
  /** A connection for marks alone, so that tests which count statements do not count those. */
  #markers: Database | undefined;
  origin = '';
  #app: FastifyInstance | undefined;
  #folder = '';
  #shop: ReturnType<typeof createShop> | undefined;
  #mailbox: Mailbox | undefined;
  #mailer: Mailer | undefined;
  #carrier: SandboxCarrier | undefined;
  #bank: SandboxBank | undefined;
  #register: SandboxRegister | undefined;

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
    this.#folder = await mkdtemp(path.join(tmpdir(), 'kraplyna-test-shop-'));
    this.#mailbox = await startMailbox({ dataDir: this.#folder });
    this.#mailer = createMailer({ url: this.#mailbox.smtpUrl, from: 'Краплина <no-reply@kraplyna.test>' });
    this.#carrier = await startSandboxCarrier();
    this.#register = await startSandboxRegister();
    const publicUrl = 'http://localhost';
    this.#bank = await startBank({
      dataDir: this.#folder,
      publicUrl,
      shopOrigin: () => this.origin,
      now: () => this.now,
      retryEveryMs: null,
    });
    const { url, token, plugin } = this.#bank;
    const { db, pool } = this.database;
    this.#shop = createShop({
      database: { db, pool, close: () => Promise.resolve() },
      media: createMediaService({ storage: createDiskStorage({ folder: path.join(this.#folder, 'media') }) }),
      log: pino({ level: 'silent' }),
      mailer: this.#mailer,
      carrier: createNovaPoshta(this.#carrier),
      register: createCheckbox(this.#register),
      bank: createMonobank({ url, token, timeoutMs: 2000, pauseMs: 0, clock: () => this.now.getTime() }),
      plugins: [async (app) => void app.register(plugin)],
      publicUrl,
      // A machine that is busy with other tests is no reason to send anybody away.
      mostDelayMs: 0,
      // One address acts for many people here; tests of limits set their own.
      rateLimitFactor: 0,
      limits: { unpaidFactor: 0, letterFactor: 0 },
      now: () => this.now,
      answers: this.answers,
      ...this.extraParts(),
    });
    this.#app = await this.#shop.app();
    this.origin = await this.#app.listen({ port: 0, host: '127.0.0.1' });
    this.#markers = await connectDatabase(this.database.url, { maxConnections: 1 });
    this.#changes = listenForChanges(this.database.url, this.ear, pino({ level: 'silent' }));
    await this.ear.isUp();
  }

  async close(): Promise<void> {
    await this.#app?.close();
    await this.#changes?.stop();
    await this.#markers?.close();
    this.#mailer?.close();
    await this.#mailbox?.stop();
    await this.#carrier?.stop();
    await this.#register?.stop();
    await this.#bank?.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** What a service gets when the shop does something by itself. */
  get context(): Context {
    return this.#opened.guestContext('uk');
  }

  /** The stand-in that the shop's client talks to; it lives on the shop's own clock. */
  get register(): SandboxRegister {
    if (!this.#register) throw new Error('The test shop opens before the tests run, not while they are declared');
    return this.#register;
  }

  get bank(): SandboxBank {
    if (!this.#bank) throw new Error('The test shop opens before the tests run, not while they are declared');
    return this.#bank;
  }

  /** Does what waits in the queue and is due. */
  runJobs(): Promise<void> {
    return runWaitingJobs(this.database, allJobs, () => this.context, pino({ level: 'silent' }));
  }

  /** The letters to an address, newest first, after those that wait have left. */
  async lettersTo(address: string): Promise<Letter[]> {
    await this.runJobs();
    return this.#mailbox?.letters.list({ to: address }) ?? [];
  }

  get #opened(): ReturnType<typeof createShop> {
    if (!this.#shop) throw new Error('The test shop opens before the tests run, not while they are declared');
    return this.#shop;
  }

  /** Until the shop has heard of everything that was committed so far. */
  async settle(): Promise<void> {
    const mark = `mark:${randomUUID()}`;
    await this.ear.isUp();
    const heard = this.ear.hearsMark(mark);
    await this.#markers?.pool.query("select pg_notify('shop_changes', $1)", [mark]);
    await heard;
  }

  /** The statements that it takes to make an answer that is not cached. */
  async countQueries<Result>(act: () => Promise<Result>): Promise<CountedQueries<Result>> {
    await this.settle();
    this.answers.changed('everything');
    return this.database.countQueries(act);
  }

  /** The door as somebody: without a token, as a guest. A public read sees what was committed before it. */
  callAs(token: string | null, language = 'uk'): Call {
    const carry = fetchCarrier({
      origin: this.origin,
      language: () => language,
      token: () => token,
      fallback: () => 'no message',
      offline: () => 'no answer',
    });
    return async (endpoint, input) => {
      if (endpoint.isPublic) await this.settle();
      return carry(endpoint, input);
    };
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
