import { getPriceDropLetters, setPriceDropLetters } from '#contracts/price-drops.ts';
import { implement } from '#server/http/dispatch.ts';
import * as priceDrops from './price-drops.service.ts';

export const priceDropsRoutes = [
  implement(getPriceDropLetters, priceDrops.getChoice),
  implement(setPriceDropLetters, (context, { body }) => priceDrops.saveChoice(context, body.isOn)),
];
