import type { Language } from '#domain/language.ts';
import { saleLines, unitLines } from '#domain/receipt-lines.ts';
import type { Context } from '#server/context.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import { BankRefused, type Invoice, type InvoiceLine } from '../bank.ts';
import * as repository from '../payments.repository.ts';

/** The least time to type in a card number. */
const shortestValiditySeconds = 60;
/** Longer than the time-out of the bank's client: an older claim belongs to a dead request. */
const openingSeconds = 10;

const destinations: Record<Language, (orderNo: number) => string> = {
  uk: (orderNo) => `Замовлення №${orderNo} у «Краплині»`,
  en: (orderNo) => `Order no. ${orderNo} at Kraplyna`,
};

const rests: Record<Language, (orderNo: number) => string> = {
  uk: (orderNo) => `Доплата за замовлення №${orderNo}`,
  en: (orderNo) => `The rest of order no. ${orderNo}`,
};

const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** A payment whose invoice this caller has claimed to open. */
export type StartedPayment = repository.Claimed;

/** Coalesces concurrent requests for the same order. */
const openings = new Map<string, Promise<string | null>>();

/**
 * The payment page, opened after the commit, never inside a transaction. Null if nothing is to be paid, or while another
 * process is opening it. Throws the bank's errors.
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
 * Creating an invoice of cards is not idempotent, so the payment is claimed first. If the response is lost, the orphaned invoice has no
 * known page and expires unpaid.
 */
async function open(context: Context, orderId: string, started: StartedPayment | null): Promise<string | null> {
  const { db, now } = context;
  const claim = { now: now(), notSince: secondsAfter(now(), -openingSeconds) };
  const claimed = started ?? (await repository.claimOpening(db, orderId, claim));
  if (claimed === null) return pageOf(await repository.findLatest(db, orderId));

  const basket = basketOf(claimed);
  const invoice = await requestInvoice(context, orderId, claimed, basket).catch(async (error: unknown) => {
    // Releases the claim, so that the next request can retry at once.
    await repository.releaseBankRequest(db, claimed.id, claimed.claimedAt);
    throw error;
  });
  if (await repository.storeInvoice(db, claimed.id, { ...invoice, basket })) return invoice.pageUrl;
  // The order was cancelled meanwhile: void the new invoice.
  await voidInvoice(context, invoice.invoiceId);
  return null;
}

/** The goods, as on a receipt; or one line if it is only the rest of the sum, since the goods add up to more. */
function basketOf({ amountKopecks, totalKopecks, lines, language, orderNo }: repository.Claimed): InvoiceLine[] {
  if (amountKopecks === totalKopecks) return unitLines(saleLines(lines));
  return [{ name: rests[language](orderNo), code: 'rest', quantity: 1, priceKopecks: amountKopecks }];
}

const pageOf = (payment: repository.PaymentRow | null): string | null =>
  payment?.state === 'awaiting' && payment.reversalRequestedAt === null ? payment.pageUrl : null;

function requestInvoice(
  context: Context,
  orderId: string,
  { id, amountKopecks, orderNo, language, paymentKind, phone, expiresAt, claimedAt }: repository.Claimed,
  lines: readonly InvoiceLine[],
): Promise<Invoice> {
  const secondsLeft = Math.floor((expiresAt.getTime() - claimedAt.getTime()) / 1000);
  const service = paymentKind === 'instalments' ? 'instalments' : 'cards';
  const webhook = service === 'instalments' ? 'instalments' : 'monobank';
  return context.bank.createInvoice({
    service,
    paymentId: id,
    phone,
    amountKopecks,
    reference: String(orderNo),
    destination: destinations[language](orderNo),
    lines,
    redirectUrl: addressOf(context, language, `/orders/orderAccepted?order=${orderId}`),
    webhookUrl: `${context.settings.publicUrl}/api/payments/${webhook}/webhook`,
    validitySeconds: Math.max(shortestValiditySeconds, secondsLeft),
    isHeld: context.settings.holdsPayments,
  });
}

/** Grace period for clock skew between the bank and the shop. */
const graceSeconds = 5 * 60;

export const isPastGracePeriod = (
  { now }: Pick<Context, 'now'>,
  { expiresAt }: { readonly expiresAt: Date },
): boolean => now() >= secondsAfter(expiresAt, graceSeconds);

/** False if the invoice is paid or being paid. */
export async function voidInvoice({ bank }: Pick<Context, 'bank'>, invoiceId: string): Promise<boolean> {
  try {
    await bank.removeInvoice(invoiceId);
    return true;
  } catch (error) {
    if (error instanceof BankRefused) return false;
    throw error;
  }
}
