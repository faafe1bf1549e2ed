import * as contract from '#contracts/carousels.ts';
import { implement } from '#server/http/door.ts';
import * as carousels from './carousels.service.ts';

export const carouselsRoutes = [implement(contract.listActiveSlides, (context) => carousels.listActiveSlides(context))];
