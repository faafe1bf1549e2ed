import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { UploadedFile } from '#contracts/kit/endpoint.ts';
import type { ShopSettings } from '#contracts/shop.ts';
import type { FiscalSource } from '#domain/fiscal-receipts.ts';
import type { Language } from '#domain/language.ts';
import type { Permissions } from '#domain/permissions.ts';
import type { ReservationPeriod } from '#domain/reservation.ts';
import type { Retention } from '#domain/retention.ts';
import type { SalesTerms } from '#domain/sales-terms.ts';
import type { WaybillPayer } from '#domain/waybill.ts';
import type { Executor } from './db/connection.ts';
import { outermostExecutor, transact } from './db/transaction.ts';
import { isTransactionConflict, Refusal } from './errors.ts';
import type { CashRegister } from './modules/cash-register/cash-register.ts';
import type { Carrier } from './modules/delivery/carrier.ts';
import type { Mailer } from './modules/letters/mailer.ts';
import type { Bank } from './modules/payments/bank.ts';
import type { openInvoice } from './modules/payments/invoices/invoices.service.ts';
import type { ParcelCarrier } from './modules/shipments/parcel-carrier.ts';

export type Person = { readonly userId: string; readonly email: string; readonly permissions: Permissions };

export type StoredPicture = { readonly id: string; readonly address: string; readonly preview: string };

export type Pictures = {
  store(context: Context, bytes: Uint8Array): Promise<StoredPicture>;
  /** Returns the id, or undefined without a file. Call it before a transaction: encoding takes longer than a row lock should last. */
  storeFile(context: Context, file: UploadedFile | undefined): Promise<string | undefined>;
  /** Deletes pictures without references and files without a row; returns the number of pictures. */
  sweepOrphans(context: Context): Promise<number>;
};

/**
 * Cache tags. Database triggers invalidate by the same names (see the migration `catalogue_reads`). A product's own tag covers
 * all its changes; `card:` what its card shows, and `products` and the tags of a category and a brand what lists show (membership,
 * names, prices, age), of the stock only whether there is any.
 */
export type CacheTag =
  | `product:${string}`
  | `card:${string}`
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

/** Who sends parcels, in the carrier's ids; null for what its account says. */
export type SenderSettings = {
  readonly ref: string | null;
  readonly contactRef: string | null;
  readonly addressRef: string | null;
  readonly phone: string | null;
  /** Who pays for the delivery, unless a waybill says otherwise. */
  readonly payer: WaybillPayer;
};

export type Limits = {
  /** Multiplies what one buyer can reserve without paying; 0 for no limit. */
  readonly unpaidFactor: number;
  /** Multiplies how many e-mails of a kind one address gets; 0 for no limit. */
  readonly letterFactor: number;
};

/** Dependencies and caller of one call, passed to services. */
export type Context = {
  /** In a public read perhaps a replica. */
  readonly db: Executor;
  /** For what must be current, and for the few writes of public reads. */
  readonly primary: Executor;
  readonly person: Person | null;
  /** To end exactly this session. */
  readonly sessionHash: Buffer | null;
  /** The client's IPv4 address or IPv6 /64 prefix, as rate limits count it; null for calls of the shop itself. */
  readonly callerAddress: string | null;
  readonly language: Language;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now: () => Date;
  readonly pictures: Pictures;
  /** Only for e-mail jobs. Everything else queues an e-mail (outbox). */
  readonly mailer: Pick<Mailer, 'send'>;
  readonly carrier: Carrier & ParcelCarrier;
  /** Never call it inside a transaction: it is slow, and its effects cannot be rolled back. */
  readonly bank: Bank;
  /** A port: payments import orders, so orders call payments only through this. */
  readonly openInvoice: typeof openInvoice;
  readonly cashRegister: CashRegister;
  readonly settings: ShopSettings & {
    readonly reservation: ReservationPeriod;
    readonly senderCityRef: string | null;
    readonly terms: SalesTerms;
    readonly fiscalReceipts: FiscalSource;
    readonly sender: SenderSettings;
    /** Online payments are captured when the order is sent. */
    readonly holdsPayments: boolean;
    readonly retention: Retention;
  };
  readonly limits: Limits;
  /** Declares what a public response depends on, which makes it cacheable; without arguments, until midnight only. Call it before reading. */
  readonly addCacheTags: (...tags: CacheTag[]) => void;
};

/** The context of a public read: nothing of the caller but the language, so the response can be shared by all callers. */
export type PublicContext = Omit<Context, 'person' | 'sessionHash' | 'callerAddress'>;

/** The signed-in caller. The dispatcher has authorized the call; this only narrows the type. */
export function personOf({ person }: Pick<Context, 'person'>): Person {
  if (!person) throw new Refusal('NOT_SIGNED_IN');
  return person;
}

/** The same object inside and outside of transactions: a key for what a process remembers of its database. */
export const databaseOf = ({ db }: Pick<Context, 'db'>): Context['db'] => outermostExecutor(db);

/** The inner context shadows the outer one, so that no statement escapes the transaction by accident. */
export function inTransaction<Result>(context: Context, work: (context: Context) => Promise<Result>): Promise<Result> {
  return transact(context.db, (db) => work({ ...context, db, primary: db }));
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
