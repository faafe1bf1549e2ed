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
    const { db, sql, pool } = this.database;
    this.#shop = createShop({
      database: { db, sql, pool, close: () => Promise.resolve() },
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
      now: () => this.now,
      ...this.extraParts(),
    });
    this.#app = await this.#shop.app();
    this.origin = await this.#app.listen({ port: 0, host: '127.0.0.1' });
  }

  async close(): Promise<void> {
    await this.#app?.close();
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
