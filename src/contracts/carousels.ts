import { z } from 'zod';
import { admin } from './kit/access.ts';
import { endpoint, publicRead } from './kit/endpoint.ts';
import { id, line, nothing, requiredFlag } from './kit/fields.ts';

export const slide = z.object({
  /** The id of the linked product or post. */
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

export const listActiveSlides = publicRead({
  name: 'listActiveSlides',
  summary: 'The slides of the active carousel, in order',
  method: 'GET',
  path: 'openpath/carusels/get',
  response: z.array(slide),
});

const carousel = z.object({ _id: id, title: z.string(), active: z.boolean() });
export type Carousel = z.infer<typeof carousel>;

const title = line(120, 'carousel-title');

export const carouselInput = z.object({ title, active: requiredFlag });

export const itemTypes = ['product', 'blog'] as const;

/** A slide as staff sees it, visible to buyers or not. */
const carouselItem = z.object({
  slideId: id,
  title: z.string(),
  order: z.number().int(),
  itemId: id,
  itemType: z.enum(itemTypes),
  imageUrl: z.string().nullable(),
  /** The product is on sale, or the post is published. Other slides stay listed and are skipped on the home page. */
  visible: z.boolean(),
});
export type CarouselItem = z.infer<typeof carouselItem>;

export const listCarousels = endpoint({
  name: 'listCarousels',
  summary: 'All carousels, the newest first',
  method: 'GET',
  path: 'admin/carusels/get/all',
  access: admin('carusels'),
  response: z.array(carousel),
});

export const listCarouselItems = endpoint({
  name: 'listCarouselItems',
  summary: 'The slides of a carousel, in order',
  method: 'GET',
  path: 'admin/carusels/{id}/items',
  access: admin('carusels'),
  params: z.object({ id }),
  response: z.array(carouselItem),
});

export const createCarousel = endpoint({
  name: 'createCarousel',
  summary: 'A new carousel without slides; it is on the home page once it has one, if no other is',
  method: 'POST',
  path: 'admin/carusels/create',
  access: admin('carusels'),
  body: carouselInput.pick({ title: true }),
  response: carousel,
  done: 'carousel-created',
});

export const updateCarousel = endpoint({
  name: 'updateCarousel',
  summary: 'Renames a carousel, or makes it the one that the home page shows',
  method: 'PUT',
  path: 'admin/carusels/update/{id}',
  access: admin('carusels'),
  params: z.object({ id }),
  body: carouselInput,
  response: carousel,
  done: 'carousel-saved',
});

export const deleteCarousel = endpoint({
  name: 'deleteCarousel',
  summary: 'Deletes a carousel with its slides; the one on the home page only if it is the last',
  method: 'DELETE',
  path: 'admin/carusels/delete/{id}',
  access: admin('carusels'),
  params: z.object({ id }),
  response: nothing,
  done: 'carousel-deleted',
});

export const addSlide = endpoint({
  name: 'addSlide',
  summary: 'Puts a product or a post into a carousel, first unless a position is given',
  method: 'POST',
  path: 'admin/carusels/add-slide',
  access: admin('carusels'),
  body: z.object({
    caruselId: id,
    itemId: id,
    itemType: z.enum(itemTypes, { error: 'unknown-choice' }),
    order: z.number().int().min(1).default(1),
  }),
  response: carouselItem,
  done: 'slide-added',
});

export const moveSlide = endpoint({
  name: 'moveSlide',
  summary: 'Moves a slide to another place; the others close up',
  method: 'PUT',
  path: 'admin/carusels/update-slide-order',
  access: admin('carusels'),
  body: z.object({ caruselId: id, slideId: id, newOrder: z.number().int().min(1) }),
  response: z.array(carouselItem),
  done: 'slide-moved',
});

export const deleteSlide = endpoint({
  name: 'deleteSlide',
  summary: 'Takes a slide out of a carousel',
  method: 'DELETE',
  path: 'admin/carusels/delete-slide',
  access: admin('carusels'),
  query: z.object({ caruselId: id, slideId: id }),
  response: nothing,
  done: 'slide-deleted',
});
