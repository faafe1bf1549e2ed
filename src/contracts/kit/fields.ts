import { z } from 'zod';
import type { FieldKey } from '#contracts/messages/uk.ts';
import { isShopDay } from '#domain/dates.ts';

/** Building blocks of the contract's schemas. A message given here is a key of `contracts/messages`, never a sentence. */

export const id = z.uuid({ error: 'unknown-id' });

/** NUL and half of a surrogate pair: no column can keep them and no page can show them. */
export const isReadable = (value: string) => value.isWellFormed() && !value.includes('\u0000');

/**
 * Every text that comes from outside is one of these: not longer than it may be, so that nothing works on it for long, and readable.
 * A test walks over all contracts and finds those that are not.
 */
export const text = (max: number, messages: { error?: z.core.$ZodStringParams['error']; tooLong?: string } = {}) =>
  z
    .string(messages.error === undefined ? undefined : { error: messages.error })
    .max(max, { error: messages.tooLong ?? 'too-long', abort: true })
    .refine(isReadable, 'control-characters');

/** A letter may come as several marks, and spaces around a text are no part of it. */
const roughly = (max: number) => 4 * max + 100;

/**
 * Trimmed and composed; whoever uses it says how long it may be then. Composing takes long for a long text, so what cannot become
 * short enough is refused before.
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

/** A line of text that people type: trimmed, composed, without control characters, and not empty. */
export const line = (max: number, required: FieldKey = 'required') =>
  trimmedText(max, required).pipe(
    z
      .string()
      .min(1, required)
      .max(max, 'too-long')
      .regex(/^\P{Cc}*$/u, 'control-characters'),
  );

/** The same where nothing is an answer too. */
export const optionalLine = (max: number) =>
  trimmedText(max, 'wrong-kind').pipe(
    z
      .string()
      .max(max, 'too-long')
      .regex(/^\P{Cc}*$/u, 'control-characters'),
  );

/** Forms send text, programs send JSON: both spell a yes or no so that it can be read without guessing. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
  error: 'yes-or-no',
});

/** The same where somebody has to choose. */
export const requiredFlag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
  error: ({ input }) => (input === undefined || input === null || input === '' ? 'required' : 'yes-or-no'),
});

/** A day, 'YYYY-MM-DD'. A point in time is taken for the day that it names. */
export const day = text(60, {
  error: ({ input }) => (input === undefined || input === null ? 'required' : 'not-a-day'),
  tooLong: 'not-a-day',
})
  .min(1, 'required')
  .transform((text) => text.trim().replace(/T.*$/, ''))
  .refine(isShopDay, 'not-a-day');

export const perPage = (fallback: number) => z.coerce.number<number>().int().min(1).max(100).default(fallback);
export const startPage = z.coerce.number<number>().int().min(1).max(1_000_000).default(1);

/** Grows with every change of a thing. Sent back with an edit, it tells whether somebody else was faster. */
export const version = z.number().int();
export const editedVersion = z.coerce.number<number>().int().optional();

/** An answer that has nothing to say but that it worked. */
export const nothing = z.null();
