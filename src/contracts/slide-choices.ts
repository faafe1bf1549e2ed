import { z } from 'zod';
import { text } from './kit/fields.ts';

/** What can become a slide is found by words; as many at once as somebody looks through. */
export const slideChoiceQuery = z.object({
  find: text(200).default(''),
  perPage: z.coerce.number<number>().int().min(1).max(200).default(200),
});
export type SlideChoiceQuery = z.output<typeof slideChoiceQuery>;
