import { z } from 'zod';
import { everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id } from './kit/fields.ts';

export const slide = z.object({
  /** The product or post that the slide leads to. */
  _id: id,
  slideId: id,
  order: z.number().int(),
  slideType: z.enum(['product', 'blog']),
  title: z.string(),
  imageFirst: z.string().nullable(),
  imageUrl: z.string().nullable(),
  imagePreview: z.string().nullable(),
  /** Plain text, a sentence or two. */
  description: z.string(),
});
export type Slide = z.infer<typeof slide>;

export const listActiveSlides = endpoint({
  name: 'listActiveSlides',
  summary: 'The slides of the active carousel, in order',
  method: 'GET',
  path: 'openpath/carusels/get',
  access: everyone,
  response: z.array(slide),
});
