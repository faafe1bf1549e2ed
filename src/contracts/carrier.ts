import { z } from 'zod';
import { publicRead } from './kit/endpoint.ts';
import { text } from './kit/fields.ts';

const ref = text(64).regex(/^[\w-]{1,64}$/);

/** The required property of each method. */
const needed = { getAreas: null, getCities: 'AreaRef', getWarehouses: 'CityRef' } as const;

/** A request in the format of Nova Poshta's API, limited to these methods. */
export const carrierQuery = z
  .object({
    modelName: z.literal('Address'),
    calledMethod: z.enum(['getAreas', 'getCities', 'getWarehouses']),
    methodProperties: z.strictObject({ AreaRef: ref.optional(), CityRef: ref.optional() }).default({}),
  })
  .superRefine(({ calledMethod, methodProperties }, context) => {
    const name = needed[calledMethod];
    if (name === null || methodProperties[name] !== undefined) return;
    context.addIssue({ code: 'custom', path: ['methodProperties', name], message: 'required' });
  });
export type CarrierQuery = z.output<typeof carrierQuery>;

const place = z.object({ Ref: z.string(), Description: z.string() });
export type CarrierPlace = z.infer<typeof place>;

export const listCarrierPlaces = publicRead({
  name: 'listCarrierPlaces',
  summary: 'Regions, their cities and the branches of a city, as the carrier knows them',
  method: 'POST',
  path: 'carrier',
  cost: 'search',
  body: carrierQuery,
  response: z.array(place),
});
