import type { FastifyPluginAsync, FastifyServerFactory } from 'fastify';
import type { Logger } from 'pino';
import type { Call } from '#contracts/kit/endpoint.ts';
import { type Language, languageOf } from '#domain/language.ts';
import type { Context } from './context.ts';
import type { Database } from './db/connection.ts';
import { pendingMigrations } from './db/migrate.ts';
import type { ContextOf } from './http/api.ts';
import { createApp } from './http/app.ts';
import { callerAddress } from './http/caller-address.ts';
import { directCarrier } from './http/direct-carrier.ts';
import { KeptAnswers } from './http/kept-answers.ts';
import { createPages, type PagesBuild } from './http/pages.ts';
import { type Carrier, CarrierAway } from './modules/delivery/carrier.ts';
import { type Mailer, MailFailed } from './modules/letters/mailer.ts';
import { mediaRoutes } from './modules/media/media.routes.ts';
import type { MediaService } from './modules/media/media.service.ts';
import { type Bank, noBank } from './modules/payments/bank.ts';
import { noRegister, type Register } from './modules/register/register.ts';
import { findPerson, hashToken } from './modules/sessions/sessions.service.ts';
import { allConstraints, allRoutes } from './modules.ts';

export type ShopParts = {
  readonly database: Database;
  readonly media: MediaService;
  readonly log: Logger;
  /** Whatever only fills a shop has none. */
  readonly mailer?: Pick<Mailer, 'send'>;
  readonly carrier?: Carrier;
  readonly bank?: Bank;
  readonly register?: Register;
  readonly publicUrl: string;
  /** Without a bank, which is what a shop starts with. */
  readonly isPaymentSandbox?: boolean;
  readonly redisUrl?: string | null;
  readonly trustedProxies?: readonly string[];
  /** How late the process may be before it sends people away. */
  readonly mostDelayMs?: number;
  readonly now?: () => Date;
  /** Where answers for everyone are kept, for as long as somebody tells it of changes. */
  readonly answers?: KeptAnswers;
  readonly pages?: { build: () => Promise<PagesBuild>; assetsFolder: string | null; isDevelopment: boolean };
  readonly pictureOrigins?: readonly string[];
  readonly plugins?: readonly FastifyPluginAsync[];
  readonly serverFactory?: FastifyServerFactory | undefined;
};

const noMailer: Pick<Mailer, 'send'> = {
  send: () => Promise.reject(new MailFailed('Nobody carries letters here', true)),
};

const noAnswer = () => Promise.reject(new CarrierAway('Nobody carries parcels here'));
const noCarrier: Carrier = { listAreas: noAnswer, listCities: noAnswer, listBranches: noAnswer };

const bearer = /^Bearer ([\w-]{43})$/i;

/** The shop on a given database, whoever brings it: the start script, a test or a bench. */
export function createShop(parts: ShopParts) {
  const { database, media, log, mailer = noMailer, carrier = noCarrier, bank = noBank, now = () => new Date() } = parts;
  const { register = noRegister, answers = new KeptAnswers({ now }) } = parts;

  const settings = { publicUrl: parts.publicUrl, isPaymentSandbox: parts.isPaymentSandbox ?? true };

  const guestContext = (language: Language, requestLog: Context['log'] = log): Context => ({
    db: database.db,
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
    register,
    settings,
    shows: () => undefined,
  });

  const contextOf: ContextOf = async (request) => {
    const guest = {
      ...guestContext(languageOf(request.headers['accept-language']), request.log),
      callerAddress: callerAddress(request.ip),
    };
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return guest;
    const sessionHash = hashToken(token);
    const person = await findPerson(guest, sessionHash);
    return person ? { ...guest, person, sessionHash } : guest;
  };

  /** The door without HTTP, for whoever is inside. */
  const doorFor = (context: () => Context): Call => directCarrier(allRoutes, context, allConstraints);

  const app = () =>
    createApp({
      log,
      publicUrl: parts.publicUrl,
      redisUrl: parts.redisUrl ?? null,
      trustedProxies: parts.trustedProxies ?? [],
      mostDelayMs: parts.mostDelayMs ?? 2000,
      routes: allRoutes,
      contextOf,
      meanings: allConstraints,
      answers,
      isReady: () => readiness(database),
      assetsFolder: parts.pages?.assetsFolder ?? null,
      sendPage: parts.pages
        ? createPages({ ...parts.pages, guestContext, doorFor, answers, pictureOrigins: parts.pictureOrigins ?? [] })
        : null,
      plugins: [async (instance) => void instance.register(mediaRoutes, { media }), ...(parts.plugins ?? [])],
      ...(parts.serverFactory && { serverFactory: parts.serverFactory }),
    });

  return { app, guestContext };
}

async function readiness({ sql }: Database): Promise<Record<string, boolean>> {
  try {
    return { database: true, migrations: (await pendingMigrations(sql)).length === 0 };
  } catch {
    return { database: false, migrations: false };
  }
}
