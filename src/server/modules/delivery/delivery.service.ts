import { setTimeout as pause } from 'node:timers/promises';
import { type CarrierPlace, citySearchLimit, type FoundCity, type listCarrierPlaces } from '#contracts/carrier.ts';
import type { PublicInput } from '#contracts/kit/endpoint.ts';
import { dayMs, shopDay } from '#domain/dates.ts';
import type { PublicContext } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { type Carrier, CarrierUnavailable } from './carrier.ts';
import { cityFinderOf, findCachedOnce } from './city-search.ts';
import * as repository from './delivery.repository.ts';
import { type CarrierResponse, coalescerOf } from './request-coalescing.ts';

/** Retention of stale responses. */
const cacheMaxAgeMs = 30 * dayMs;
/** Stale-while-revalidate: with a stale response at hand, the carrier is awaited no longer than this. */
const staleFallbackMs = 1500;

/** A request to the carrier with its cache key; its response may fill further cache keys. */
export type CarrierRequest = { readonly name: string; fetch(carrier: Carrier): Promise<CarrierResponse> };

const areasQuery: CarrierRequest = {
  name: 'areas',
  fetch: async (carrier) => {
    const { places, isComplete } = await carrier.listAreas();
    return { answers: new Map([['areas', places]]), isComplete };
  },
};

const citiesName = (areaRef: string) => `cities ${areaRef}`;
/** All cities with their regions, for the search by name. */
export const allCitiesName = 'all cities';

/** One nationwide request, cached per region: the carrier guarantees no filter. */
const citiesQuery = (areas: readonly CarrierPlace[]): CarrierRequest => ({
  name: 'cities',
  fetch: async (carrier) => {
    const byArea = new Map<string, CarrierPlace[]>(areas.map(({ Ref }) => [citiesName(Ref), []]));
    const { places: cities, isComplete } = await carrier.listCities();
    for (const { Ref, Description, areaRef } of cities) byArea.get(citiesName(areaRef))?.push({ Ref, Description });
    const areaNames = new Map(areas.map(({ Ref, Description }) => [Ref, Description]));
    const named = cities.flatMap(({ Ref, Description, areaRef: Area }): FoundCity[] => {
      const AreaDescription = areaNames.get(Area);
      return AreaDescription === undefined ? [] : [{ Ref, Description, Area, AreaDescription }];
    });
    const refs = cities.map(({ Ref }) => Ref);
    return { answers: new Map<string, unknown>([...byArea, ['cities', refs], [allCitiesName, named]]), isComplete };
  },
});

const branchesQuery = (cityRef: string): CarrierRequest => {
  const name = `branches ${cityRef}`;
  return {
    name,
    fetch: async (carrier) => {
      const { places, isComplete } = await carrier.listBranches(cityRef);
      const named = places.map(({ Ref, Description }) => ({ Ref, Description }));
      return {
        answers: new Map<string, unknown>([
          [name, named],
          [pointsName(cityRef), places],
        ]),
        isComplete,
      };
    },
  };
};

/** Branches with what a waybill needs. Apart from those that the checkout lists: of a large city they are a megabyte. */
export const pointsName = (cityRef: string) => `points ${cityRef}`;

export const streetsName = (cityRef: string) => `streets ${cityRef}`;

const streetsQuery = (cityRef: string): CarrierRequest => {
  const name = streetsName(cityRef);
  return {
    name,
    fetch: async (carrier) => {
      const { places, isComplete } = await carrier.listStreets(cityRef);
      return { answers: new Map([[name, places]]), isComplete };
    },
  };
};

/** Only complete responses are cached: an empty or truncated one would be served for a day. */
async function fetchAndCache(
  { carrier, db, now, log }: PublicContext,
  query: CarrierRequest,
): Promise<CarrierResponse> {
  return coalescerOf(carrier).once(query.name, now, async () => {
    try {
      const response = await query.fetch(carrier);
      if (response.isComplete) await repository.cacheResponses(db, response.answers, now());
      else log.warn({ query: query.name }, 'a list of the carrier is empty or cut short; it is not stored');
      return response;
    } catch (error) {
      if (error instanceof CarrierUnavailable)
        log.warn({ err: error, query: query.name }, 'the carrier is unavailable');
      throw error;
    }
  });
}

/** Cached responses expire at midnight, so today's data needs no invalidation; older data is not tagged. */
function tagIfFresh({ now, addCacheTags }: PublicContext, fetchedAt: Date): void {
  if (shopDay(fetchedAt) === shopDay(now())) addCacheTags('carrier');
}

/** `old` is the fallback for an incomplete response. */
async function fetchFromCarrier<Answer>(
  context: PublicContext,
  query: CarrierRequest,
  name: string,
  old?: Answer,
): Promise<Answer> {
  const { answers, isComplete } = await fetchAndCache(context, query);
  if (!isComplete && old !== undefined) return old;
  if (isComplete) tagIfFresh(context, context.now());
  return answers.get(name) as Answer;
}

/** Read-through cache: a fresh entry, else the carrier, else the stale entry. */
export async function readThroughCache<Answer>(
  context: PublicContext,
  query: CarrierRequest,
  name = query.name,
  findCached = () => repository.findCached(context.db, name),
): Promise<Answer> {
  const cached = await findCached();
  if (!cached) return fetchFromCarrier<Answer>(context, query, name).catch(refuseWhileUnavailable);
  const old = cached.answer as Answer;
  if (context.now().getTime() - cached.fetchedAt.getTime() < dayMs) {
    tagIfFresh(context, cached.fetchedAt);
    return old;
  }
  const fresh = fetchFromCarrier<Answer>(context, query, name, old).catch((error: unknown) => {
    if (error instanceof CarrierUnavailable) return old;
    throw error;
  });
  const timeout = new AbortController();
  const late = pause(staleFallbackMs, old, { signal: timeout.signal, ref: false }).catch(() => old);
  return Promise.race([fresh, late]).finally(() => timeout.abort());
}

function refuseWhileUnavailable(error: unknown): never {
  if (error instanceof CarrierUnavailable) throw new Refusal('UNAVAILABLE', { because: 'carrier-unavailable' });
  throw error;
}

/** For intermediate lookups: only the age of the final response decides whether it may be cached. */
export const untagged = (context: PublicContext): PublicContext => ({ ...context, addCacheTags: () => undefined });

const areas = (context: PublicContext) => readThroughCache<CarrierPlace[]>(context, areasQuery);

/** Validates references against known regions and cities, so that made-up ones reach neither the carrier nor the cache. */
async function citiesOf(context: PublicContext, areaRef: string): Promise<CarrierPlace[]> {
  const known = await areas(untagged(context));
  if (!known.some(({ Ref }) => Ref === areaRef)) throw unknownPlace('AreaRef');
  return readThroughCache(context, citiesQuery(known), citiesName(areaRef));
}

export async function allCities(context: PublicContext): Promise<FoundCity[]> {
  const known = await areas(untagged(context));
  return readThroughCache<FoundCity[]>(context, citiesQuery(known), allCitiesName, () =>
    findCachedOnce(context, allCitiesName),
  );
}

const searchCities = async (context: PublicContext, name: string): Promise<FoundCity[]> =>
  cityFinderOf(await allCities(context))(name, citySearchLimit);

/** Branches or streets. */
async function listInCity(context: PublicContext, cityRef: string, query: CarrierRequest): Promise<CarrierPlace[]> {
  if (!(await repository.isCached(context.db, query.name))) {
    const known = await areas(untagged(context));
    const cities = await readThroughCache<string[]>(untagged(context), citiesQuery(known));
    if (!cities.includes(cityRef)) throw unknownPlace('CityRef');
  }
  return readThroughCache(context, query);
}

const unknownPlace = (field: string) =>
  new Refusal('INVALID', { fields: { [`methodProperties.${field}`]: 'unknown-choice' } });

export async function listPlaces(
  context: PublicContext,
  { body: { calledMethod, methodProperties } }: PublicInput<typeof listCarrierPlaces>,
): Promise<CarrierPlace[]> {
  const { AreaRef, CityRef = '', FindByString = '' } = methodProperties;
  switch (calledMethod) {
    case 'getAreas':
      return areas(context);
    case 'getCities':
      return AreaRef === undefined ? searchCities(context, FindByString) : citiesOf(context, AreaRef);
    case 'getWarehouses':
      return listInCity(context, CityRef, branchesQuery(CityRef));
    case 'getStreet':
      return listInCity(context, CityRef, streetsQuery(CityRef));
  }
}

export const dropOldResponses = ({ db, now }: Pick<PublicContext, 'db' | 'now'>): Promise<number> =>
  repository.deleteBefore(db, new Date(now().getTime() - cacheMaxAgeMs));
