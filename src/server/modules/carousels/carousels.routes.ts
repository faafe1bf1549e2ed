import * as contract from '#contracts/carousels.ts';
import { implement } from '#server/http/dispatch.ts';
import * as editing from './carousel-editing.service.ts';
import * as carousels from './carousels.service.ts';

export const carouselsRoutes = [
  implement(contract.listActiveSlides, (context) => carousels.listActiveSlides(context)),
  implement(contract.listCarousels, (context) => editing.listCarousels(context)),
  implement(contract.listCarouselItems, (context, { params }) => editing.listCarouselItems(context, params.id)),
  implement(contract.createCarousel, (context, { body }) => editing.createCarousel(context, body.title)),
  implement(contract.updateCarousel, (context, { params, body }) => editing.updateCarousel(context, params.id, body)),
  implement(contract.deleteCarousel, (context, { params }) => editing.deleteCarousel(context, params.id)),
  implement(contract.addSlide, (context, { body }) => editing.addSlide(context, body)),
  implement(contract.moveSlide, (context, { body }) => editing.moveSlide(context, body)),
  implement(contract.deleteSlide, (context, { query }) => editing.deleteSlide(context, query)),
];
