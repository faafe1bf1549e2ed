import { z } from 'zod';
import type { FieldKey } from '#contracts/messages/uk-fields.ts';
import { isShopDay } from '#domain/dates.ts';

/** Building blocks of the contract's schemas. Messages are keys of `contracts/messages`, not texts. */

export const id = z.uuid({ error: 'unknown-id' });

/** NUL and lone surrogates cannot be stored or displayed. */
export const isReadable = (value: string) => value.isWellFormed() && !value.includes('\u0000');

/**
 * All text input uses this: bounded in length, so that processing is bounded, and without unreadable characters. A test checks
 * all contracts.
 */
export const text = (max: number, messages: { error?: z.core.$ZodStringParams['error']; tooLong?: string } = {}) =>
  z
    .string(messages.error === undefined ? undefined : { error: messages.error })
    .max(max, { error: messages.tooLong ?? 'too-long', abort: true })
    .refine(isReadable, 'control-characters');

/** Before normalization: a character may consist of several code points, and the text may be padded with spaces. */
const roughly = (max: number) => 4 * max + 100;

/**
 * Trimmed and normalized (NFC); the caller limits the final length. Normalizing long text is slow, so text that cannot become
 * short enough is refused first.
 */
export const trimmedText = (max: number, error: string, tooLong = 'too-long') =>
  z
    .string({ error })
    .check(({ value, issues }) => {
      if (value.length <= roughly(max)) return;
      issues.push({ code: 'too_big', origin: 'string', maximum: max, input: value, message: tooLong, continue: false });
    })
    .refine(isReadable, 'control-characters')
    .transform((typed) => typed.normalize('NFC').trim());

/** A required single line of text: trimmed, normalized, without control characters. */
export const line = (max: number, required: FieldKey = 'required') =>
  trimmedText(max, required).pipe(
    z
      .string()
      .min(1, required)
      .max(max, 'too-long')
      .regex(/^\P{Cc}*$/u, 'control-characters'),
  );

/** The same, but may be empty. */
export const optionalLine = (max: number) =>
  trimmedText(max, 'wrong-kind').pipe(
    z
      .string()
      .max(max, 'too-long')
      .regex(/^\P{Cc}*$/u, 'control-characters'),
  );

/** A boolean: JSON or form text. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
  error: 'yes-or-no',
});

/** The same, with its own message if missing. */
export const requiredFlag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
  error: ({ input }) => (input === undefined || input === null || input === '' ? 'required' : 'yes-or-no'),
});

/** A day, 'YYYY-MM-DD'. The time of a timestamp is cut off. */
export const day = text(60, {
  error: ({ input }) => (input === undefined || input === null ? 'required' : 'not-a-day'),
  tooLong: 'not-a-day',
})
  .min(1, 'required')
  .transform((text) => text.trim().replace(/T.*$/, ''))
  .refine(isShopDay, 'not-a-day');

export const perPage = (fallback: number) => z.coerce.number<number>().int().min(1).max(100).default(fallback);
export const startPage = z.coerce.number<number>().int().min(1).max(1_000_000).default(1);

/** Optimistic concurrency: incremented by every change, and sent back with an edit. */
export const version = z.number().int();
export const editedVersion = z.coerce.number<number>().int().optional();

/** An empty response. */
export const nothing = z.null();

/** Beside the counts of a list: they stop here, so that this many means this many or more. */
export const countedTo = z.number().int();
