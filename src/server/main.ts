import type { FastifyServerFactory } from 'fastify';
import type { Logger } from 'pino';
import type { Mailbox } from '#sandbox/mailbox/mailbox.ts';
import { Closing } from './closing.ts';
import { connectCompanies } from './companies.ts';
import { listenForChanges } from './db/changes.ts';
import { type DemoAccount, makeFirstAccounts, mayHaveDemoAccounts } from './first-accounts.ts';
import { type FoundationStep, layFoundations } from './foundations.ts';
import { KeptAnswers } from './http/kept-answers.ts';
import { measureRequests, serveMetrics } from './http/metrics.ts';
import { openOtherAddresses } from './http/other-addresses.ts';
import type { PagesBuild } from './http/pages.ts';
import { explainPort } from './http/port.ts';
import { type JobRunner, startJobs } from './jobs/runner.ts';
import { isAnyCategory } from './modules/categories/categories.service.ts';
import { indexMissing } from './modules/search/search-index.service.ts';
import { isAnyUser } from './modules/users/users.service.ts';
import { allJobs } from './modules.ts';
import type { Settings } from './settings.ts';
import { createShop } from './shop.ts';

export type StartStep = FoundationStep | 'drawing-pictures' | 'filling-catalogue' | 'opening';

export type RunningShop = {
  readonly address: string;
  readonly demoAccounts: readonly DemoAccount[];
  /** Nobody can sign in before somebody has an account. */
  readonly hasAccounts: boolean;
  readonly mailbox: Mailbox | null;
  /** Null where the database is somebody else's. */
  readonly databaseFolder: string | null;
  /** Finishes what is under way, then ends everything that the start began. */
  stop(): Promise<void>;
};

export type StartOptions = {
  readonly settings: Settings;
  readonly log: Logger;
  readonly onStep?: (step: StartStep, done?: number, total?: number) => void;
  /** The pages, built or loaded as they change. */
  readonly pages: { build: () => Promise<PagesBuild>; assetsFolder: string | null; isDevelopment: boolean };
  readonly serverFactory?: FastifyServerFactory;
  /** Called when the shop cannot go on, with a sentence that says why. */
  readonly onFatal?: (reason: string) => void;
};

/** Opens the shop. Whatever fails on the way, nothing half-started stays behind. */
export async function startShop(options: StartOptions): Promise<RunningShop> {
  const closing = new Closing((name, err) => options.log.error({ err }, `${name} did not close`));
  try {
    return await openShop(options, closing);
  } catch (error) {
    await closing.close();
    throw error;
  }
}

async function openShop(
  { settings, log, onStep = () => undefined, onFatal, pages, serverFactory }: StartOptions,
  closing: Closing,
): Promise<RunningShop> {
  const { database, databaseUrl, databaseFolder, media } = await layFoundations({
    settings,
    log,
    closing,
    onStep,
    onFatal,
  });
  const { mailer, carrier, bank, register, mailbox, plugins } = await connectCompanies(settings, closing);
  const { publicUrl, redisUrl, trustedProxies } = settings;
  const isPaymentSandbox = settings.monobank === null;
  const answers = new KeptAnswers({ limitBytes: settings.keptAnswersBytes });
  const shop = createShop({
    database,
    media,
    log,
    mailer,
    carrier,
    bank,
    register,
    publicUrl,
    isPaymentSandbox,
    redisUrl,
    trustedProxies,
    answers,
    pages,
    plugins,
    serverFactory,
  });
  const context = shop.guestContext('uk');
  const demoAccounts = await makeFirstAccounts(context, settings);
  const hasAccounts = await isAnyUser(context);
  if (mayHaveDemoAccounts(settings) && !(await isAnyCategory(context))) {
    // Most starts find a filled shop, and need not read all that the demo has to say.
    const { fillWithDemo } = await import('./demo-filling.ts');
    await fillWithDemo({ database, media, context, onStep });
  } else await indexMissing(context);

  onStep('opening');
  // Pages that are being worked on change without a word from the database.
  if (!pages.isDevelopment) closing.add('the news of changes', listenForChanges(databaseUrl, answers, log).stop, 300);
  const app = await shop.app();
  let jobs: JobRunner | undefined;
  closing.add('the requests and the jobs', () => Promise.all([app.close(), jobs?.stop()]), 5500);
  jobs = await startJobs(database, allJobs, (jobLog) => shop.guestContext('uk', jobLog), log);
  if (settings.metricsPort !== null) {
    const listening = { port: settings.metricsPort, host: settings.host };
    const metrics = await serveMetrics(measureRequests(app, answers), settings.metricsPort).catch((error) => {
      throw explainPort(error, listening, 'METRICS_PORT');
    });
    closing.add('the metrics', metrics.stop, 500);
  }
  await app.listen({ port: settings.port, host: settings.host }).catch((error) => {
    throw explainPort(error, settings);
  });
  closing.add('the other addresses', await openOtherAddresses(app.server, settings.host), 100);
  return { address: publicUrl, demoAccounts, hasAccounts, mailbox, databaseFolder, stop: () => closing.close() };
}
