import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyServerFactory } from 'fastify';
import type { Logger } from 'pino';
import { allPermissions, modulesBeyond } from '#domain/permissions.ts';
import type { Mailbox } from '#sandbox/mailbox/mailbox.ts';
import { Acceptance } from './acceptance.ts';
import { startChangeFeed } from './db/change-feed.ts';
import type { Database } from './db/connection.ts';
import { withStartLock } from './db/start-lock.ts';
import type { Deadline } from './deadline.ts';
import { connectExternalServices } from './external-services.ts';
import { type DemoAccount, makeFirstAccounts, mayHaveDemoAccounts } from './first-accounts.ts';
import { measureRequests, serveMetrics } from './http/metrics.ts';
import { openOtherAddresses } from './http/other-addresses.ts';
import type { PagesBuild } from './http/pages.ts';
import { PendingRequests } from './http/pending-requests.ts';
import { explainPort } from './http/port.ts';
import { ResponseCache } from './http/response-cache.ts';
import { type InfrastructureStep, openReplicas, startInfrastructure } from './infrastructure.ts';
import { type JobRunner, startJobs } from './jobs/runner.ts';
import { isAnyCategory } from './modules/categories/categories.service.ts';
import { readIndex } from './modules/products/catalogue/facet-index.service.ts';
import { stopReadingSheets } from './modules/products/files/sheet-reading.service.ts';
import { refreshPricesSoon } from './modules/products/projections/projections.service.ts';
import { stopSanitizing } from './modules/rich-text/rich-text.service.ts';
import { indexMissing } from './modules/search-index/search-index.service.ts';
import { findPerson, hashToken } from './modules/sessions/sessions.service.ts';
import { isAnyUser } from './modules/users/users.service.ts';
import { allJobs } from './modules.ts';
import type { Settings } from './settings.ts';
import { createShop } from './shop.ts';
import { Shutdown } from './shutdown.ts';

/** Time to close the connections of requests that missed the deadline. */
const hangUpMs = 300;

export type StartStep = InfrastructureStep | 'drawing-pictures' | 'filling-catalogue' | 'writing-orders' | 'opening';

export type RunningShop = {
  readonly address: string;
  readonly demoAccounts: readonly DemoAccount[];
  /** False: no user can sign in until the operator sets ADMIN_EMAIL and ADMIN_PASSWORD. */
  readonly hasAccounts: boolean;
  readonly mailbox: Mailbox | null;
  /** Null for an external database. */
  readonly databaseFolder: string | null;
  /** Graceful shutdown. */
  stop(): Promise<void>;
};

export type StartOptions = {
  readonly settings: Settings;
  readonly log: Logger;
  readonly onStep?: (step: StartStep, done?: number, total?: number) => void;
  /** The React Router build; in development it is reloaded on change. */
  readonly pages: { build: () => Promise<PagesBuild>; assetsFolder: string | null; isDevelopment: boolean };
  readonly serverFactory?: FastifyServerFactory;
  /** Called with the reason when the shop cannot continue. */
  readonly onFatal?: (reason: string) => void;
};

/** Starts the shop; if a step fails, everything already started is closed. */
export async function startShop(options: StartOptions): Promise<RunningShop> {
  const shutdown = new Shutdown((name, err) => options.log.error({ err }, `${name} did not close`));
  try {
    return await openShop(options, shutdown);
  } catch (error) {
    await shutdown.close();
    throw error;
  }
}

async function openShop(
  { settings, log, onStep = () => undefined, onFatal, pages, serverFactory }: StartOptions,
  shutdown: Shutdown,
): Promise<RunningShop> {
  const { database, direct, databaseUrl, databaseFolder, media } = await startInfrastructure({
    settings,
    log,
    shutdown,
    onStep,
    onFatal,
  });
  const { mailer, carrier, bank, cashRegister, mailbox, plugins } = await connectExternalServices(
    settings,
    shutdown,
    (token) => mayReadLetters(database, token),
  );
  const { publicUrl, redisUrl, trustedProxies, rateLimitFactor, limits } = settings;
  const { reservation, terms, holdsPayments, senderCityRef, sender, fiscalReceipts, retention } = settings;
  const replicas = await openReplicas(settings, direct, log);
  if (replicas) shutdown.add('the replicas', () => replicas.stop(), 300);
  const responseCache = new ResponseCache({ maxBytes: settings.responseCacheBytes });
  const shop = createShop({
    database,
    replicas,
    media,
    log,
    mailer,
    carrier,
    bank,
    cashRegister,
    publicUrl,
    standIns: settings.standIns.inUse,
    reservation,
    terms,
    holdsPayments,
    retention,
    senderCityRef,
    fiscalReceipts,
    sender,
    redisUrl,
    trustedProxies,
    rateLimitFactor,
    limits,
    responseCache,
    pages,
    plugins,
    serverFactory,
  });
  const context = shop.guestContext('uk');
  const fillFirst = async () => {
    const accounts = await makeFirstAccounts(context, settings);
    if (mayHaveDemoAccounts(settings) && !(await isAnyCategory(context))) {
      // Lazy import: most starts find a filled shop and do not need the demo data.
      const { fillWithDemo } = await import('./demo-filling.ts');
      await fillWithDemo({ database, media, context, onStep });
    } else await indexMissing(context);
    await refreshPricesSoon(context);
    return accounts;
  };
  const demoAccounts = await withStartLock(databaseUrl, fillFirst, () => onStep('waiting-for-another'));
  const hasAccounts = await isAnyUser(context);

  shutdown.add('the threads', () => Promise.all([stopSanitizing(), stopReadingSheets()]), 300);
  onStep('opening');
  // Without a change feed nothing is cached: in development pages change without a change in the database.
  if (!pages.isDevelopment) await startChangeFeed(direct, responseCache);
  const pendingRequests = new PendingRequests();
  const acceptance = new Acceptance();
  const app = await shop.app(pendingRequests, acceptance.isAccepting);
  let jobs: JobRunner | undefined;
  const finish = (deadline: Deadline) => {
    const slightlyEarlier = deadline.before(hangUpMs);
    pendingRequests.finishBy(slightlyEarlier);
    return Promise.all([app.close(), jobs?.stop(slightlyEarlier)]);
  };
  shutdown.add('the requests and the jobs', finish, 2000);
  jobs = await startJobs({ pool: database.pool, direct }, allJobs, (jobLog) => shop.guestContext('uk', jobLog), log);
  if (settings.metrics !== null) {
    const metrics = await serveMetrics(measureRequests(app, responseCache, replicas), settings.metrics);
    shutdown.add('the metrics', metrics.stop, 100);
  }
  await app.listen({ port: settings.port, host: settings.host }).catch((error) => {
    throw explainPort(error, settings);
  });
  // Lists wait for the facet index: a load balancer sends its visitors elsewhere until it is loaded.
  const loading = readIndex(context).catch((err: unknown) => log.warn({ err }, 'the facet index is not loaded yet'));
  void acceptance.acceptAfter(loading);
  shutdown.add('the other addresses', await openOtherAddresses(app.server, settings.host), 100);
  const stop = async () => {
    // A load balancer learns that no more requests shall come, while those that do are answered.
    acceptance.stop();
    await pause(settings.drainSeconds * 1000);
    await shutdown.close();
  };
  return { address: publicUrl, demoAccounts, hasAccounts, mailbox, databaseFolder, stop };
}

/** E-mails contain links that give access to any account, so reading them needs all permissions. */
async function mayReadLetters({ db }: Database, token: string): Promise<boolean> {
  const person = await findPerson({ db, now: () => new Date() }, hashToken(token));
  return person !== null && modulesBeyond(person.permissions, allPermissions).length === 0;
}
