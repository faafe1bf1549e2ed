import * as contract from '#contracts/carousels.ts';
import { implement } from '#server/http/door.ts';
import * as carousels from './admin-carousels.service.ts';

export const adminCarouselsRoutes = [
  implement(contract.listCarousels, (context) => carousels.listCarousels(context)),
  implement(contract.listCarouselItems, (context, { params }) => carousels.listCarouselItems(context, params.id)),
  implement(contract.createCarousel, (context, { body }) => carousels.createCarousel(context, body.title)),
  implement(contract.updateCarousel, (context, { params, body }) => carousels.updateCarousel(context, params.id, body)),
  implement(contract.addSlide, (context, { body }) => carousels.addSlide(context, body)),
  implement(contract.moveSlide, (context, { body }) => carousels.moveSlide(context, body)),
  implement(contract.deleteSlide, (context, { query }) => carousels.deleteSlide(context, query)),
];
