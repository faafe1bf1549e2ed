import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type ChangeListener, type Changes, listenForChanges } from '#server/db/changes.ts';
import { KeptAnswers } from '#server/http/kept-answers.ts';
import type { PagesBuild } from '#server/http/pages.ts';
import type { ShopParts } from '#server/shop.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { TestShop } from '#test/shop.ts';

/** Passes the news on, and knows when a piece of them has come. */
class Ear implements ChangeListener {
  readonly #answers: KeptAnswers;
  readonly #heard = new Map<string, () => void>();
  #up = Promise.withResolvers<void>();
  isListening = false;

  constructor(answers: KeptAnswers) {
    this.#answers = answers;
  }

  hears(thing: string): Promise<void> {
    return new Promise((resolve) => this.#heard.set(thing, resolve));
  }

  /** Until news come, and it is known that they do. */
  isUp(): Promise<void> {
    return this.#up.promise;
  }

  listening(): void {
    this.#answers.listening();
  }

  changed(thing: string): void {
    this.#answers.changed(thing);
    this.#heard.get(thing)?.();
  }

  upToDate(asOfMs: number): void {
    this.#answers.upToDate(asOfMs);
    this.isListening = true;
    this.#up.resolve();
  }

  lost(): void {
    this.#answers.lost();
    if (!this.isListening) return;
    this.isListening = false;
    this.#up = Promise.withResolvers();
  }
}

/** A shop that keeps its answers, as a process of its own would. */
export class KeepingShop extends TestShop {
  // Its clock stands: on a busy machine the database may be silent for a second, which is another test's matter.
  readonly answers = new KeptAnswers({ now: () => this.now, clock: () => 0 });
  readonly ear = new Ear(this.answers);
  #changes: Changes | undefined;

  readonly #pages: PagesBuild;

  constructor(database: TestDatabase, pages: PagesBuild) {
    super(database);
    this.#pages = pages;
  }

  protected override extraParts(): Partial<ShopParts> {
    const build = async () => this.#pages;
    return { answers: this.answers, pages: { build, assetsFolder: null, isDevelopment: false } };
  }

  override async open(): Promise<void> {
    await super.open();
    this.#changes = listenForChanges(this.database.url, this.ear, pino({ level: 'silent' }));
    await this.ear.isUp();
  }

  override async close(): Promise<void> {
    await this.#changes?.stop();
    await super.close();
  }

  /** Until all that was committed so far has been told. */
  async settle(): Promise<void> {
    const mark = `mark:${randomUUID()}`;
    const heard = this.ear.hears(mark);
    await this.database.sql`select pg_notify('shop_changes', ${mark})`;
    await heard;
  }
}

/** Two processes of one shop. Call once at the top of an `*.api.test.ts` file. */
export function openKeepingShops(pages: () => PagesBuild): [KeepingShop, KeepingShop] {
  const database = openTestDatabase();
  const shops: [KeepingShop, KeepingShop] = [new KeepingShop(database, pages()), new KeepingShop(database, pages())];
  beforeAll(() => Promise.all(shops.map((shop) => shop.open())));
  afterAll(() => Promise.all(shops.map((shop) => shop.close())));
  return shops;
}
