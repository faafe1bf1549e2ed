import type { SignedMessage } from '#contracts/kit/endpoint.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { BankMessageInvalid, type BankService, BankUnavailable, type InvoiceState } from './bank.ts';
import { applyInvoiceState } from './invoices/invoice-status.service.ts';

/** Verifies the signature, then parses. The bank retries what fails here. */
export async function receiveBankWebhook(
  context: Context,
  { bytes, signature }: SignedMessage,
  service: BankService = 'cards',
): Promise<Record<string, never>> {
  const message = await read(context, { bytes, signature }, service);
  if (message === null) throw new Refusal('MALFORMED', { because: 'not-signed' });
  // Without a timestamp the message cannot be ordered, so the current status is fetched.
  const state = message.modifiedAt === null ? await context.bank.findInvoice(message.invoiceId) : message;
  if (state === null) throw new Refusal('NOT_FOUND', { because: 'no-such-invoice' });
  await applyInvoiceState(context, state);
  return {};
}

async function read(
  context: Context,
  { bytes, signature }: SignedMessage,
  service: BankService,
): Promise<InvoiceState | null> {
  try {
    return await context.bank.readWebhook(bytes, signature, service);
  } catch (err) {
    if (err instanceof BankMessageInvalid) {
      context.log.error({ err }, 'a signed webhook of the bank could not be parsed');
      throw new Refusal('MALFORMED', { because: 'bank-message-invalid' });
    }
    if (!(err instanceof BankUnavailable)) throw err;
    context.log.warn({ err }, "the bank's public key could not be fetched");
    throw new Refusal('UNAVAILABLE');
  }
}
