import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyPluginCallback } from 'fastify';
import { bankApi } from './bank-api.ts';
import { BANK } from './bank-html.ts';
import { bankPages } from './bank-pages.ts';
import { Faults } from './faults.ts';
import { Instalments } from './instalments.ts';
import { openInvoiceBook } from './invoice-book.ts';
import { InvoiceStateMachine } from './invoice-state-machine.ts';
import { openSigningKey, type SigningKey } from './signing-key.ts';
import { openWebhooks, type Webhooks } from './webhooks.ts';

export type SandboxBank = {
  /** Settings for the production client. */
  readonly url: string;
  readonly token: string;
  /** The pages under /sandbox/bank. */
  readonly plugin: FastifyPluginCallback;
  readonly invoices: InvoiceStateMachine;
  readonly webhooks: Webhooks;
  readonly key: SigningKey;
  readonly faults: Faults;
  /** Its API is another one, with credentials of its own. */
  readonly instalments: Instalments & { readonly url: string };
  stop(): Promise<void>;
};

export type BankOptions = {
  dataDir: string;
  /** For the URL of the payment page. */
  publicUrl: string;
  /** The shop's address from this machine, if it is not the public one. */
  shopOrigin?: () => string;
  now?: () => Date;
  /** Null: tests trigger the retries of webhooks themselves. */
  retryEveryMs?: number | null;
};

/** A stand-in for the bank: the real protocol and a payment page, without money. */
export async function startBank(options: BankOptions): Promise<SandboxBank> {
  const { dataDir, publicUrl, shopOrigin = () => publicUrl, now = () => new Date(), retryEveryMs = 5000 } = options;
  const folder = join(dataDir, 'bank');
  const faults = new Faults();
  const key = await openSigningKey(folder);
  const nowMs = () => now().getTime();
  const reach = (address: string) =>
    address.startsWith(`${publicUrl}/`) ? shopOrigin() + address.slice(publicUrl.length) : address;
  const webhooks = openWebhooks({ key, faults, nowMs, reach });
  const invoices = new InvoiceStateMachine({ book: openInvoiceBook(folder), webhooks, faults, nowMs });
  const token = 'sandbox-token';
  const pageUrlOf = (invoiceId: string) => `${publicUrl}${BANK}/${invoiceId}`;
  const server = bankApi({ invoices, key, faults, token, pageUrlOf });
  const port = await listen(server);
  const instalments = new Instalments({ nowMs, reach });
  const partsUrl = `http://127.0.0.1:${await listen(instalments.server)}`;
  const deliver = () => Promise.all([webhooks.deliver(), instalments.deliver()]);
  const timer = retryEveryMs === null ? undefined : setInterval(() => void deliver(), retryEveryMs);
  timer?.unref();
  return {
    url: `http://127.0.0.1:${port}`,
    token,
    plugin: bankPages(invoices),
    invoices,
    webhooks,
    key,
    faults,
    instalments: Object.assign(instalments, { url: partsUrl }),
    async stop() {
      clearInterval(timer);
      await Promise.all([server, instalments.server].map(close));
    },
  };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

function listen(server: Server): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      server.off('error', fail);
      done((server.address() as AddressInfo).port);
    });
  });
}
