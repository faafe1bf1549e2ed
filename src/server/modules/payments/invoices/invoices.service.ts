import type { Language } from '#domain/language.ts';
import type { Context } from '#server/context.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import { BankRefused, type Invoice, type InvoiceLine } from '../bank.ts';
import * as repository from '../payments.repository.ts';
import { invoiceLineOf } from './invoice-lines.ts';

/** Shorter than this nobody can type a card number in. */
const shortestValiditySeconds = 60;
/** Longer than the bank is waited for: after that, whoever wanted to open the invoice is gone. */
const openingSeconds = 10;

const destinations: Record<Language, (orderNo: number) => string> = {
  uk: (orderNo) => `Замовлення №${orderNo} у «Краплині»`,
  en: (orderNo) => `Order no. ${orderNo} at Kraplyna`,
};

const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** An attempt to pay for which the caller alone asks the bank to make an invoice. */
export type StartedPayment = repository.Claimed;

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

  const basket = claimed.lines.map(invoiceLineOf);
  const invoice = await requestInvoice(context, orderId, claimed, basket).catch(async (error: unknown) => {
    // Whoever comes next need not wait for somebody who has given up.
    await repository.releaseBankRequest(db, claimed.id, claimed.askedAt);
    throw error;
  });
  if (await repository.storeInvoice(db, claimed.id, { ...invoice, basket })) return invoice.pageUrl;
  // The order was abolished meanwhile: nobody shall pay for it.
  await voidInvoice(context, invoice.invoiceId);
  return null;
}

const pageOf = (payment: repository.PaymentRow | null): string | null =>
  payment?.state === 'awaiting' && payment.closingSince === null ? payment.pageUrl : null;

function requestInvoice(
  context: Context,
  orderId: string,
  { amountKopecks, orderNo, language, expiresAt, askedAt }: repository.Claimed,
  lines: readonly InvoiceLine[],
): Promise<Invoice> {
  const secondsLeft = Math.floor((expiresAt.getTime() - askedAt.getTime()) / 1000);
  return context.bank.createInvoice({
    amountKopecks,
    reference: String(orderNo),
    destination: destinations[language](orderNo),
    lines,
    redirectUrl: addressOf(context, language, `/orders/orderAccepted?order=${orderId}`),
    webhookUrl: `${context.settings.publicUrl}/api/payments/monobank/webhook`,
    validitySeconds: Math.max(shortestValiditySeconds, secondsLeft),
  });
}

/** A bank whose clock is behind ours may take money a little longer. */
const graceSeconds = 5 * 60;

export const isPastGracePeriod = (
  { now }: Pick<Context, 'now'>,
  { expiresAt }: { readonly expiresAt: Date },
): boolean => now() >= secondsAfter(expiresAt, graceSeconds);

/** False if it is too late: somebody has paid or is about to. */
export async function voidInvoice({ bank }: Pick<Context, 'bank'>, invoiceId: string): Promise<boolean> {
  try {
    await bank.removeInvoice(invoiceId);
    return true;
  } catch (error) {
    if (error instanceof BankRefused) return false;
    throw error;
  }
}
