import { z } from 'zod';
import type { RegisterReceipt, RegisterShift, ShiftState } from '#server/modules/cash-register/cash-register.ts';

/** PostgreSQL cannot store a NUL character, and a message of a service may be of any length. */
const words = z.string().transform((text) => text.replaceAll('\0', '').trim().slice(0, 500));
const optionalWords = words.nullish().catch(null);
const moment = z.iso
  .datetime({ offset: true, local: true })
  .transform((text) => new Date(text))
  .nullish()
  .catch(null);
const transaction = z.object({ response_error_message: optionalWords }).nullish().catch(null);

const shiftStates: Record<string, ShiftState> = {
  CREATED: 'opening',
  OPENING: 'opening',
  OPENED: 'open',
  CLOSING: 'closing',
  CLOSED: 'closed',
};

export const shift = z
  .object({
    id: z.uuid(),
    status: z.string(),
    opened_at: moment,
    created_at: moment,
    initial_transaction: transaction,
  })
  .transform(
    ({ id, status, opened_at, created_at, initial_transaction }): RegisterShift => ({
      id: id.toLowerCase(),
      state: shiftStates[status] ?? 'unknown',
      openedAt: opened_at ?? created_at ?? null,
      reason: initial_transaction?.response_error_message || null,
    }),
  );

const receiptStates: Record<string, RegisterReceipt['state']> = {
  CREATED: 'pending',
  DONE: 'done',
  ERROR: 'error',
  CANCELLATION: 'pending',
  CANCELLED: 'error',
};

const webAddress = z.url({ protocol: /^https?$/ });

export const receipt = z
  .object({
    id: z.uuid(),
    status: z.string(),
    fiscal_code: optionalWords,
    tax_url: webAddress.nullish().catch(null),
    is_created_offline: z.boolean().nullish().catch(null),
    transaction,
  })
  .transform(
    ({ id, status, fiscal_code, tax_url, is_created_offline, transaction }): RegisterReceipt => ({
      id: id.toLowerCase(),
      state: receiptStates[status] ?? 'unknown',
      fiscalCode: fiscal_code || null,
      taxUrl: tax_url ?? null,
      isOffline: is_created_offline ?? false,
      reason: transaction?.response_error_message || null,
    }),
  );

const failure = z.object({
  message: z.string().catch(''),
  detail: z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() })).catch([]),
});

/** The reason of a refusal, with the names of wrong fields. */
export function saidOf(body: unknown): string {
  const { data } = failure.safeParse(body);
  if (!data) return '';
  const fields = data.detail.slice(0, 5).map(({ loc, msg }) => `${loc.join('.')}: ${msg}`);
  return words.parse([data.message, ...fields].filter(Boolean).join('; '));
}
