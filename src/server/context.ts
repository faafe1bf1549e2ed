import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { UploadedFile } from '#contracts/kit/endpoint.ts';
import type { ShopSettings } from '#contracts/shop.ts';
import type { Language } from '#domain/language.ts';
import type { Permissions } from '#domain/permissions.ts';
import type { ReservationPeriod } from '#domain/reservation.ts';
import type { Executor } from './db/connection.ts';
import { isTransactionConflict, Refusal } from './errors.ts';
import type { CashRegister } from './modules/cash-register/cash-register.ts';
import type { Carrier } from './modules/delivery/carrier.ts';
import type { Mailer } from './modules/letters/mailer.ts';
import type { Bank } from './modules/payments/bank.ts';
import type { openInvoice } from './modules/payments/invoices/invoices.service.ts';

export type Person = { readonly userId: string; readonly email: string; readonly permissions: Permissions };

/** A picture as the rest of the shop knows it. */
export type StoredPicture = { readonly id: string; readonly address: string; readonly preview: string };

export type Pictures = {
  store(context: Context, bytes: Uint8Array): Promise<StoredPicture>;
  /**
   * The id of an uploaded picture, or undefined where none came. Before a transaction: making a picture takes longer than a
   * row should be locked.
   */
  storeFile(context: Context, file: UploadedFile | undefined): Promise<string | undefined>;
  /** Removes pictures that nothing shows any more and files that no row knows; answers how many pictures went. */
  sweepOrphans(context: Context): Promise<number>;
};

/**
 * What a cached response depends on; database triggers report changes by the same names (see the migration `catalogue_reads`). A
 * product's own tag covers every change of it; `products` and the tags of a category and a brand cover what lists are made of
 * (membership, names, prices, age), but not the stock.
 */
export type CacheTag =
  | `product:${string}`
  | `category:${string}`
  | `brand:${string}`
  | 'products'
  | 'categories'
  | 'brands'
  | 'groups'
  | 'blog'
  | 'carousels'
  | 'addresses'
  | 'search'
  /** Never invalidated: such responses expire at midnight. */
  | 'carrier';

export type Limits = {
  /** Multiplies what one buyer can reserve without paying; 0 for no limit. */
  readonly unpaidFactor: number;
  /** Multiplies how many letters of a kind one address gets; 0 for no limit. */
  readonly letterFactor: number;
};

/** Dependencies and caller of one call, passed to services. */
export type Context = {
  readonly db: Executor;
  readonly person: Person | null;
  /** The hash of the session's token, for ending this very session. */
  readonly sessionHash: Buffer | null;
  /** Where the call came from, as far as one person can be told from another by it; null for what the shop does by itself. */
  readonly callerAddress: string | null;
  readonly language: Language;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now: () => Date;
  readonly pictures: Pictures;
  /** For letters, which are jobs; whatever else has something to tell queues one. */
  readonly mailer: Pick<Mailer, 'send'>;
  readonly carrier: Carrier;
  /** Never asked inside a transaction: it may take its time, and what it did cannot be rolled back. */
  readonly bank: Bank;
  /** A port: payments know orders, so orders reach payments only through this. */
  readonly openInvoice: typeof openInvoice;
  readonly cashRegister: CashRegister;
  readonly settings: ShopSettings & { readonly reservation: ReservationPeriod };
  readonly limits: Limits;
  /** Declares what a public response depends on, which makes it cacheable; without arguments, until midnight only. Call it before reading. */
  readonly addCacheTags: (...tags: CacheTag[]) => void;
};

/** What the service of a public read knows: nothing of the caller but the language, so its answer cannot depend on one. */
export type PublicContext = Omit<Context, 'person' | 'sessionHash' | 'callerAddress'>;

/** The signed-in caller. The dispatcher has authorized the call; this only narrows the type. */
export function personOf({ person }: Pick<Context, 'person'>): Person {
  if (!person) throw new Refusal('NOT_SIGNED_IN');
  return person;
}

/** The inner context shadows the outer one, so that no statement escapes the transaction by accident. */
export function inTransaction<Result>(context: Context, work: (context: Context) => Promise<Result>): Promise<Result> {
  return context.db.transaction((db) => work({ ...context, db }));
}

const maxAttempts = 6;
const maxJitterMs = 40;

/** Retries on deadlock and serialization failure. So the work must have no side effects that a rollback does not undo. */
export async function inRetriedTransaction<Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(context, work);
    } catch (error) {
      if (attempt === maxAttempts || !isTransactionConflict(error)) throw error;
      context.log.info({ attempt }, 'deadlock or serialization failure; retrying the transaction');
      // Jitter, so that the transactions do not collide again.
      await pause(Math.random() * maxJitterMs);
    }
  }
}
