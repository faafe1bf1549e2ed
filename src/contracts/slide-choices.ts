import { z } from 'zod';
import { text } from './kit/fields.ts';

/** Search for products and posts that can become slides. */
export const slideChoiceQuery = z.object({
  find: text(200).default(''),
  perPage: z.coerce.number<number>().int().min(1).max(200).default(200),
});
export type SlideChoiceQuery = z.output<typeof slideChoiceQuery>;
