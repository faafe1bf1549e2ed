import type { FastifyPluginAsync } from 'fastify';
import { type SandboxBank, startBank } from '#sandbox/bank/bank.ts';
import { startSandboxCarrier } from '#sandbox/carrier/carrier.ts';
import { startSandboxCashRegister } from '#sandbox/cash-register/cash-register.ts';
import { sandboxLook } from '#sandbox/look/look.ts';
import { type Mailbox, startMailbox } from '#sandbox/mailbox/mailbox.ts';
import { createCheckbox } from './integrations/checkbox/checkbox.ts';
import { createInstalments } from './integrations/monobank/instalments.ts';
import { createMonobank } from './integrations/monobank/monobank.ts';
import { createNovaPoshta } from './integrations/nova-poshta/nova-poshta.ts';
import { createMailer } from './integrations/smtp/smtp-mailer.ts';
import type { CashRegister } from './modules/cash-register/cash-register.ts';
import type { Carrier } from './modules/delivery/carrier.ts';
import type { Mailer } from './modules/letters/mailer.ts';
import { type Bank, combineServices, noBank } from './modules/payments/bank.ts';
import type { ParcelCarrier } from './modules/shipments/parcel-carrier.ts';
import { reachableName, type Settings } from './settings.ts';
import type { Shutdown } from './shutdown.ts';

export type ExternalServices = {
  readonly mailer: Mailer;
  readonly carrier: Carrier & ParcelCarrier;
  readonly bank: Bank;
  readonly cashRegister: CashRegister;
  /** Null with a real SMTP server. */
  readonly mailbox: Mailbox | null;
  /** The pages of the stand-ins. */
  readonly plugins: readonly FastifyPluginAsync[];
};

/** Connects the external services; without credentials a stand-in speaks the same protocol. */
export async function connectExternalServices(
  settings: Settings,
  shutdown: Shutdown,
  mayReadLetters: (token: string) => Promise<boolean>,
): Promise<ExternalServices> {
  const { smtpUrl, from } = settings.mail;
  const guard = settings.standIns.areGuarded
    ? { mayRead: mayReadLetters, isHttps: settings.publicUrl.startsWith('https:') }
    : null;
  const mailbox = smtpUrl === null ? await startMailbox({ dataDir: settings.dataDir, guard }) : null;
  if (mailbox) shutdown.add('the mailbox', mailbox.stop, 300);
  const mailer = createMailer({ url: smtpUrl ?? mailbox?.smtpUrl ?? '', from });
  shutdown.add('the mailer', async () => mailer.close(), 50);

  const sandboxCarrier = settings.novaPoshta === null ? await standInForCarrier(settings, shutdown) : null;
  const carrier = createNovaPoshta(
    settings.novaPoshta ?? { url: sandboxCarrier?.url ?? '', key: sandboxCarrier?.key ?? '' },
  );

  const sandboxBank = settings.monobank === null ? await startSandboxBank(settings) : null;
  if (sandboxBank) shutdown.add('the bank of the sandbox', sandboxBank.stop, 100);
  const cards = createMonobank(settings.monobank ?? { url: sandboxBank?.url ?? '', token: sandboxBank?.token ?? '' });
  const parts = settings.instalments ?? sandboxBank?.instalments ?? null;
  const { instalmentCounts: counts } = settings;
  const bank = combineServices(
    cards,
    parts === null ? noBank : createInstalments({ url: parts.url, store: parts.store, secret: parts.secret, counts }),
  );

  const sandboxRegister = settings.checkbox === null ? await standInForCashRegister(settings, shutdown) : null;
  const unused = { url: '', login: '', password: '', licenseKey: '' };
  const cashRegister = createCheckbox(settings.checkbox ?? { ...(sandboxRegister ?? unused), pollMs: 100 });

  // Anybody could push parcels on: not where others reach the shop.
  const parcels = settings.standIns.areGuarded ? null : sandboxCarrier;
  const pages = [mailbox, sandboxBank, parcels, sandboxRegister].flatMap((standIn) => standIn?.plugin ?? []);
  const withLook = pages.length > 0 ? [sandboxLook, ...pages] : [];
  return {
    mailer,
    carrier,
    bank,
    cashRegister,
    mailbox,
    plugins: withLook.map((page) => async (app) => void app.register(page)),
  };
}

async function standInForCarrier({ dataDir }: Settings, shutdown: Shutdown) {
  const carrier = await startSandboxCarrier({ dataDir });
  shutdown.add('the stand-in for the carrier', carrier.stop, 100);
  return carrier;
}

async function standInForCashRegister({ dataDir, publicUrl, standIns }: Settings, shutdown: Shutdown) {
  const cashRegister = await startSandboxCashRegister({
    dataDir,
    isGuarded: standIns.areGuarded,
    taxUrlOf: ({ id }) => `${publicUrl}/sandbox/receipts/${id}`,
    goods: async () => (await import('#demo/cash-register/till-goods.ts')).tillGoods(),
  });
  shutdown.add('the stand-in for the cash register', cashRegister.stop, 100);
  return cashRegister;
}

/** Webhooks use the shop's own port, since the public address may lead through a remote proxy. */
function startSandboxBank({ dataDir, publicUrl, host, port }: Settings): Promise<SandboxBank> {
  return startBank({ dataDir, publicUrl, shopOrigin: () => `http://${reachableName(host)}:${port}` });
}
