import { randomBytes } from 'node:crypto';
import { dayMs } from '#domain/dates.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import { hashToken } from '#server/modules/sessions/sessions.service.ts';
import * as repository from './unsubscribe-links.repository.ts';

/** Retention: an old e-mail may be found and its link pressed. */
const lifetimeMs = 365 * dayMs;

type NewLink = { readonly kind: repository.LetterKind; readonly email: string; readonly language: Language };

/**
 * Creates a link when the e-mail is sent, so that the queue contains no secrets. `page` is for people, `unsubscribeAddress` for
 * the button of a mail client.
 */
export async function makeUnsubscribeLink(
  context: Pick<Context, 'db' | 'now' | 'settings'>,
  { kind, email, language }: NewLink,
): Promise<{ page: string; unsubscribeAddress: string }> {
  const token = randomBytes(32).toString('base64url');
  const link = { tokenHash: hashToken(token), kind, email: normalizeEmail(email), createdAt: context.now() };
  await repository.insertLink(context.db, link);
  return {
    page: addressOf(context, language, `/notify/stop/${token}`),
    unsubscribeAddress: `${context.settings.publicUrl}/api/openpath/notify/stop/${token}`,
  };
}

const stopping = {
  'stock-alerts': repository.deleteStockAlerts,
  'price-drops': repository.stopPriceDrops,
} satisfies Record<repository.LetterKind, unknown>;

/** Idempotent, and the link stays valid: it may be pressed in the e-mail and by the mail client. */
export async function stopLetters({ db }: Context, token: string): Promise<null> {
  const link = await repository.findLink(db, hashToken(token));
  if (!link) throw new Refusal('NOT_FOUND', { because: 'stop-link-dead' });
  await stopping[link.kind](db, link.email);
  return null;
}

export const dropOldLinks = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> =>
  repository.deleteBefore(db, new Date(now().getTime() - lifetimeMs));
