import { z } from 'zod';
import { isShopDay } from '#domain/dates.ts';

/** Building blocks of the contract's schemas. A message given here is a key of `contracts/messages`, never a sentence. */

export const id = z.uuid({ error: 'unknown-id' });

/** A line of text that people type: trimmed, composed, without control characters, and not empty. */
export const line = (max: number) =>
  z
    .string({ error: 'required' })
    .transform((text) => text.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, 'required')
        .max(max, 'too-long')
        .regex(/^\P{Cc}*$/u, 'control-characters'),
    );

/** The same where nothing is an answer too. */
export const optionalLine = (max: number) =>
  z
    .string({ error: 'wrong-kind' })
    .transform((text) => text.normalize('NFC').trim())
    .pipe(
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
export const day = z
  .string({ error: ({ input }) => (input === undefined || input === null ? 'required' : 'not-a-day') })
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
