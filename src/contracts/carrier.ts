import { z } from 'zod';
import { kopecksToUah } from '#domain/money.ts';
import { heaviestParcelGrams, smallestParcel } from '#domain/parcel.ts';
import { publicRead } from './kit/endpoint.ts';
import { text } from './kit/fields.ts';
import { uah } from './kit/money.ts';

const ref = text(64).regex(/^[\w-]{1,64}$/);

/** The required property of each method; cities may be searched by name instead. */
const needed = { getAreas: null, getCities: 'AreaRef', getWarehouses: 'CityRef', getStreet: 'CityRef' } as const;

/** The shortest name to search cities by: one letter matches half the country. */
export const shortestCitySearch = 2;
/** A search returns at most this many cities, best match first. */
export const citySearchLimit = 30;

/** A request in the format of Nova Poshta's API, limited to these methods. */
export const carrierQuery = z
  .object({
    modelName: z.literal('Address'),
    calledMethod: z.enum(['getAreas', 'getCities', 'getWarehouses', 'getStreet']),
    methodProperties: z
      .strictObject({
        AreaRef: ref.optional(),
        CityRef: ref.optional(),
        FindByString: text(100).min(shortestCitySearch).optional(),
      })
      .default({}),
  })
  .superRefine(({ calledMethod, methodProperties }, context) => {
    const name = needed[calledMethod];
    if (name === null || methodProperties[name] !== undefined) return;
    if (calledMethod === 'getCities' && methodProperties.FindByString !== undefined) return;
    context.addIssue({ code: 'custom', path: ['methodProperties', name], message: 'required' });
  });
export type CarrierQuery = z.output<typeof carrierQuery>;

const place = z.object({ Ref: z.string(), Description: z.string() });
export type CarrierPlace = z.infer<typeof place>;

/** A city that was searched by name, with its region. */
const foundCity = place.extend({ Area: z.string(), AreaDescription: z.string() });
export type FoundCity = z.infer<typeof foundCity>;

export const listCarrierPlaces = publicRead({
  name: 'listCarrierPlaces',
  summary:
    'Regions, their cities (also by name nationwide), the branches and the streets of a city, as the carrier knows them',
  method: 'POST',
  path: 'carrier',
  cost: 'search',
  body: carrierQuery,
  response: z.array(z.union([foundCity, place])),
});

const deliveryEstimate = z.object({
  /** Null while the carrier does not say it. */
  price: uah.nullable(),
  days: z.number().int().nullable(),
});
export type DeliveryEstimate = z.infer<typeof deliveryEstimate>;

export const estimateDelivery = publicRead({
  name: 'estimateDelivery',
  summary: 'What the carrier takes for a parcel to a branch in a city, and in how many days it arrives',
  method: 'GET',
  path: 'carrier/estimate',
  cost: 'search',
  query: z.object({
    cityRef: ref,
    weightGrams: z.coerce.number<number>().int().min(1).max(heaviestParcelGrams).default(smallestParcel.weightGrams),
    /** The value of the goods, in hryvnias. */
    sum: z.coerce.number<number>().min(0).max(1_000_000).default(kopecksToUah(smallestParcel.sumKopecks)),
  }),
  response: deliveryEstimate,
});
