import { z } from 'zod';
import { kopecksToDecimal, kopecksToUah, parseUah } from '#domain/money.ts';
import { text } from './fields.ts';

/** Hryvnias as a JSON number with at most two decimals. */
export const uah = z.number();

/** An order's total on the wire: a decimal string, which clients cannot round. */
export const totalSum = z.object({ $numberDecimal: z.string() });
export type TotalSum = z.infer<typeof totalSum>;

export const asTotalSum = (kopecks: number): TotalSum => ({ $numberDecimal: kopecksToDecimal(kopecks) });

/** The total that the buyer saw, as in a response or as a plain number; parsed to kopecks. */
export const seenTotal = z
  .union([z.object({ $numberDecimal: text(40) }), z.number(), text(40)])
  .transform((seen, context) => {
    const kopecks = parseUah(typeof seen === 'object' ? seen.$numberDecimal : seen);
    if (kopecks !== null) return kopecks;
    context.addIssue({ code: 'custom', message: 'invalid' });
    return z.NEVER;
  });

export const asUah = kopecksToUah;
