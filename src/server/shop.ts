import type { FastifyPluginAsync, FastifyRequest, FastifyServerFactory } from 'fastify';
import type { Logger } from 'pino';
import type { Call } from '#contracts/kit/endpoint.ts';
import { type StandIn, standIns } from '#contracts/shop.ts';
import type { FiscalSource } from '#domain/fiscal-receipts.ts';
import { type Language, languageOf } from '#domain/language.ts';
import { defaultReservation, type ReservationPeriod } from '#domain/reservation.ts';
import { defaultRetention, type Retention } from '#domain/retention.ts';
import { defaultTerms, type SalesTerms } from '#domain/sales-terms.ts';
import type { Context, Limits, SenderSettings } from './context.ts';
import type { Database } from './db/connection.ts';
import { pendingMigrations } from './db/migrate.ts';
import type { Replicas } from './db/replicas.ts';
import { Refusal } from './errors.ts';
import type { Callers } from './http/api.ts';
import { createApp } from './http/app.ts';
import { inProcessTransport } from './http/dispatch.ts';
import { createPages, type PagesBuild } from './http/pages.ts';
import { PendingRequests } from './http/pending-requests.ts';
import { callerAddress } from './http/rate-limits.ts';

import { ResponseCache } from './http/response-cache.ts';
import { type SocketTimeouts, socketTimeouts } from './http/serve-cached.ts';
import { type CashRegister, noCashRegister } from './modules/cash-register/cash-register.ts';
import { type Carrier, CarrierUnavailable } from './modules/delivery/carrier.ts';
import { type Mailer, MailFailed } from './modules/letters/mailer.ts';
import { mediaRoutes } from './modules/media/media.routes.ts';
import type { MediaService } from './modules/media/media.service.ts';
import { type Bank, noBank } from './modules/payments/bank.ts';
import { openInvoice } from './modules/payments/invoices/invoices.service.ts';
import { findPerson, hashToken } from './modules/sessions/sessions.service.ts';
import type { ParcelCarrier } from './modules/shipments/parcel-carrier.ts';
import { allConstraints, allRoutes } from './modules.ts';
import { withReplicas } from './replica-reads.ts';

export type ShopParts = {
  readonly database: Database;
  /** Answer the catalogue's public reads. */
  readonly replicas?: Replicas | undefined;
  readonly media: MediaService;
  readonly log: Logger;
  /** Optional: scripts that only fill the shop send no e-mail. */
  readonly mailer?: Pick<Mailer, 'send'>;
  readonly carrier?: Carrier & ParcelCarrier;
  readonly bank?: Bank;
  readonly cashRegister?: CashRegister;
  readonly publicUrl: string;
  /** External services that are replaced by stand-ins; by default all. */
  readonly standIns?: readonly StandIn[];
  /** The carrier's id of the city that parcels are sent from; by default the city of the pickup points. */
  readonly senderCityRef?: string | null;
  /** Who makes fiscal receipts; by default nobody. */
  readonly fiscalReceipts?: FiscalSource;
  readonly sender?: SenderSettings;
  /** How long unpaid orders reserve stock. */
  readonly reservation?: ReservationPeriod;
  readonly terms?: SalesTerms;
  readonly holdsPayments?: boolean;
  /** Retention periods of records. */
  readonly retention?: Retention;
  readonly redisUrl?: string | null;
  readonly limits?: Limits;
  readonly rateLimitFactor?: number;
  readonly socketTimeouts?: SocketTimeouts;
  readonly clock?: () => number;
  readonly trustedProxies?: readonly string[];
  /** Event-loop delay above which requests get 503. */
  readonly mostDelayMs?: number;
  readonly now?: () => Date;
  /** Caches nothing until a change feed is connected to it. */
  readonly responseCache?: ResponseCache;
  readonly pages?: { build: () => Promise<PagesBuild>; assetsFolder: string | null; isDevelopment: boolean };
  readonly pictureOrigins?: readonly string[];
  readonly plugins?: readonly FastifyPluginAsync[];
  readonly serverFactory?: FastifyServerFactory | undefined;
};

const noMailer: Pick<Mailer, 'send'> = {
  send: () => Promise.reject(new MailFailed('No mail server is configured', true)),
};

const noAnswer = () => Promise.reject(new CarrierUnavailable('No carrier is configured'));
const noCarrier: Carrier & ParcelCarrier = {
  listAreas: noAnswer,
  listCities: noAnswer,
  listBranches: noAnswer,
  listStreets: noAnswer,
  getPrice: noAnswer,
  getArrivalDay: noAnswer,
  getSender: noAnswer,
  saveRecipient: noAnswer,
  saveAddress: noAnswer,
  createWaybill: noAnswer,
  changeWaybill: noAnswer,
  deleteWaybill: noAnswer,
  listWaybills: noAnswer,
  trackParcels: noAnswer,
  printLabels: noAnswer,
  makeRegister: noAnswer,
  listRegisters: noAnswer,
  printRegister: noAnswer,
};

const unknownSender: SenderSettings = {
  ref: null,
  contactRef: null,
  addressRef: null,
  phone: null,
  payer: 'recipient',
};

const bearer = /^Bearer(?: +(?<token>\S.*))?$/i;
const possibleToken = /^[\w-]{43}$/;

/** The shop on a given database; used by the start script, tests and benchmarks. */
export function createShop(parts: ShopParts) {
  const { database, media, log, mailer = noMailer, carrier = noCarrier, bank = noBank, now = () => new Date() } = parts;
  const { cashRegister = noCashRegister, responseCache = new ResponseCache({ now }) } = parts;

  const reservation = parts.reservation ?? defaultReservation;
  const settings = {
    publicUrl: parts.publicUrl,
    standIns: parts.standIns ?? standIns,
    orderHoldMinutes: reservation.buyerMinutes,
    reservation,
    terms: parts.terms ?? defaultTerms,
    holdsPayments: parts.holdsPayments ?? false,
    senderCityRef: parts.senderCityRef ?? null,
    fiscalReceipts: parts.fiscalReceipts ?? 'none',
    sender: parts.sender ?? unknownSender,
    retention: parts.retention ?? defaultRetention,
  };

  const guestContext = (language: Language, requestLog: Context['log'] = log): Context => ({
    db: database.db,
    primary: database.db,
    person: null,
    sessionHash: null,
    callerAddress: null,
    language,
    log: requestLog,
    now,
    pictures: media,
    mailer,
    carrier,
    bank,
    openInvoice,
    cashRegister,
    settings,
    limits: parts.limits ?? { unpaidFactor: 1, letterFactor: 1 },
    addCacheTags: () => undefined,
  });

  const languageFrom = ({ headers }: FastifyRequest) => languageOf(headers['accept-language']);

  const routes = parts.replicas ? withReplicas(allRoutes, parts.replicas) : allRoutes;

  const callers: Callers = {
    publicContext: (request) => guestContext(languageFrom(request), request.log),
    contextOf: async (request, { ignoresCredentials }) => {
      const guest = {
        ...guestContext(languageFrom(request), request.log),
        callerAddress: callerAddress(request.ip),
      };
      const credentials = ignoresCredentials ? null : bearer.exec(request.headers.authorization ?? '');
      if (!credentials) return guest;
      const token = credentials.groups?.token ?? '';
      const sessionHash = hashToken(token);
      const person = possibleToken.test(token) ? await findPerson(guest, sessionHash) : null;
      if (!person) throw new Refusal('NOT_SIGNED_IN');
      return { ...guest, person, sessionHash };
    },
  };

  /** In-process calls, without HTTP. */
  const transportFor = (context: () => Context): Call => inProcessTransport(routes, context, allConstraints);

  const app = (pendingRequests = new PendingRequests(), isAccepting = () => true) =>
    createApp({
      pendingRequests,
      log,
      publicUrl: parts.publicUrl,
      redisUrl: parts.redisUrl ?? null,
      rateLimitFactor: parts.rateLimitFactor ?? 1,
      socketTimeouts: parts.socketTimeouts ?? socketTimeouts,
      ...(parts.clock && { clock: parts.clock }),
      trustedProxies: parts.trustedProxies ?? [],
      mostDelayMs: parts.mostDelayMs ?? 2000,
      routes,
      callers,
      constraintErrors: allConstraints,
      responseCache,
      isReady: async () => (isAccepting() ? readiness(database) : { accepting: false }),
      assetsFolder: parts.pages?.assetsFolder ?? null,
      sendPage: parts.pages
        ? createPages({
            ...parts.pages,
            guestContext,
            transportFor,
            responseCache,
            pictureOrigins: parts.pictureOrigins ?? [],
          })
        : null,
      plugins: [async (instance) => void instance.register(mediaRoutes, { media }), ...(parts.plugins ?? [])],
      ...(parts.serverFactory && { serverFactory: parts.serverFactory }),
    });

  return { app, guestContext };
}

/** Indexes that a large fill has dropped make lists slow, not wrong: taking all shops out of service would be worse. */
async function readiness({ pool }: Database): Promise<Record<string, boolean>> {
  try {
    return { database: true, migrations: (await pendingMigrations(pool)).length === 0 };
  } catch {
    return { database: false, migrations: false };
  }
}
