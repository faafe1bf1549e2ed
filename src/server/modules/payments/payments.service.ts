import type { Language } from '#domain/language.ts';
import type { Context } from '#server/context.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import { BankRefused, type Invoice } from './bank.ts';
import { invoiceLineOf } from './invoice-lines.ts';
import { endPayments } from './payment-endings.service.ts';
import * as repository from './payments.repository.ts';

/** The bank's page lives this long; goods that nobody paid for by then go back to the shelf. */
const validitySeconds = 24 * 3600;
/** Longer than the bank is waited for: after that, whoever wanted to open the invoice is gone. */
const openingSeconds = 10;

const destinations: Record<Language, (orderNo: number) => string> = {
  uk: (orderNo) => `Замовлення №${orderNo} у «Краплині»`,
  en: (orderNo) => `Order no. ${orderNo} at Kraplyna`,
};

const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

type Owed = { readonly orderId: string; readonly amountKopecks: number };

/** In the transaction that makes it owed: whoever sees the order sees what is to be paid for it. */
export async function startPayment(context: Pick<Context, 'db' | 'now'>, owed: Owed): Promise<void> {
  await insertPayment(context, owed, null);
}

/** Whoever has it asks the bank for the invoice, and nobody else meanwhile. */
export type StartedPayment = repository.Claimed;
type Bill = Owed & Pick<StartedPayment, 'orderNo' | 'language' | 'lines'>;

/** The same, for whoever goes on to `openInvoice` right after the commit. */
export async function startPaymentToOpen(context: Pick<Context, 'db' | 'now'>, bill: Bill): Promise<StartedPayment> {
  const askedAt = context.now();
  return { ...bill, askedAt, id: await insertPayment(context, bill, askedAt) };
}

function insertPayment({ db, now }: Pick<Context, 'db' | 'now'>, owed: Owed, askedAt: Date | null): Promise<string> {
  const { orderId, amountKopecks } = owed;
  const createdAt = now();
  const expiresAt = secondsAfter(createdAt, validitySeconds);
  return repository.insertPayment(db, { orderId, amountKopecks, expiresAt, createdAt, askedAt });
}

/** Those who ask for the same page at the same moment get the same answer. */
const openings = new Map<string, Promise<string | null>>();

/**
 * After the commit, never inside: the page to pay on. Null where there is nothing to pay, or while another process is asking the
 * bank for it. Throws what the bank throws.
 */
export function openInvoice(
  context: Context,
  orderId: string,
  started: StartedPayment | null = null,
): Promise<string | null> {
  const underWay = openings.get(orderId);
  if (underWay !== undefined) return underWay;
  const opening = open(context, orderId, started).finally(() => openings.delete(orderId));
  openings.set(orderId, opening);
  return opening;
}

/**
 * The bank makes a new invoice at every call, so the attempt is marked before it is asked. If the answer gets lost, the invoice
 * that it made has no page that anybody knows, nobody can pay it, and it runs out.
 */
async function open(context: Context, orderId: string, started: StartedPayment | null): Promise<string | null> {
  const { db, now } = context;
  const claim = { now: now(), notSince: secondsAfter(now(), -openingSeconds) };
  const claimed = started ?? (await repository.claimOpening(db, orderId, claim));
  if (claimed === null) return pageOf(await repository.findLatest(db, orderId));

  const invoice = await askForInvoice(context, orderId, claimed).catch(async (error: unknown) => {
    // Whoever comes next need not wait for somebody who has given up.
    await repository.releaseAsking(db, claimed.id, claimed.askedAt);
    throw error;
  });
  const expiresAt = secondsAfter(claimed.askedAt, validitySeconds);
  if (await repository.storeInvoice(db, claimed.id, { ...invoice, expiresAt })) return invoice.pageUrl;
  // The order was abolished meanwhile: nobody shall pay for it.
  await withdraw(context, invoice.invoiceId);
  return null;
}

const pageOf = (payment: repository.PaymentRow | null): string | null =>
  payment?.state === 'awaiting' && payment.closingSince === null ? payment.pageUrl : null;

function askForInvoice(context: Context, orderId: string, claimed: repository.Claimed): Promise<Invoice> {
  const { amountKopecks, orderNo, language, lines } = claimed;
  return context.bank.createInvoice({
    amountKopecks,
    reference: String(orderNo),
    destination: destinations[language](orderNo),
    lines: lines.map(invoiceLineOf),
    redirectUrl: addressOf(context, language, `/orders/orderAccepted?order=${orderId}`),
    webhookUrl: `${context.settings.publicUrl}/api/payments/monobank/webhook`,
    validitySeconds,
  });
}

/** False if it is too late: somebody has paid or is about to. */
export async function withdraw({ bank }: Pick<Context, 'bank'>, invoiceId: string): Promise<boolean> {
  try {
    await bank.removeInvoice(invoiceId);
    return true;
  } catch (error) {
    if (error instanceof BankRefused) return false;
    throw error;
  }
}

/** In the transaction that abolishes the order: what is open is closed at the bank after the commit, what is paid goes back. */
export const settleAbolished = (context: Pick<Context, 'db' | 'now'>, orderId: string): Promise<void> =>
  endPayments(context, orderId);

/** In the transaction that changes what an unpaid order costs: the open invoice gives way to one of the new amount. */
export async function changeAmount(context: Context, owed: Owed): Promise<void> {
  const { orderId, amountKopecks } = owed;
  await endPayments(context, orderId);
  if (amountKopecks > 0) await startPayment(context, owed);
  await repository.setOrderPaymentState(context.db, orderId, amountKopecks > 0 ? 'awaiting' : 'paid');
}
