import type { CarrierPlace, FoundCity } from '#contracts/carrier.ts';
import type { DeliveryKind } from '#domain/delivery.ts';
import { type Destination, parseDoor } from '#domain/destination.ts';
import { databaseOf, type PublicContext } from '#server/context.ts';
import type { CarrierPoint } from './carrier.ts';
import { findCachedOnce } from './city-search.ts';
import * as repository from './delivery.repository.ts';
import { allCitiesName, pointsName, streetsName } from './delivery.service.ts';

type Address = {
  readonly deliveryKind: DeliveryKind;
  readonly region: string;
  readonly city: string;
  readonly address: string;
};

type CacheContext = Pick<PublicContext, 'carrier' | 'db'>;

/**
 * The address in the carrier's references, found by the labels that the buyer chose from its lists. Only from the cache: an
 * order never waits for the carrier. Null for a typed address; its waybill is made by text then.
 */
export async function findDestination(context: CacheContext, wanted: Address): Promise<Destination | null> {
  if (wanted.deliveryKind === 'pickup') return null;
  const cityRef = await findCityRef(context, wanted);
  if (cityRef === null) return null;
  return wanted.deliveryKind === 'courier'
    ? findDoor(context, cityRef, wanted.address)
    : findPoint(context, cityRef, wanted.address);
}

type KnownCities = { readonly cities: readonly FoundCity[]; readonly readAtMs: number };
/** Per database: orders ask in a transaction each, and shops without a carrier share the same object for it. */
const knownCities = new WeakMap<PublicContext['db'], KnownCities>();

/** Shorter than it takes to choose a city and a branch of it, so that no buyer chooses from a list that is unknown here. */
const readEveryMs = 1000;

/** Read at most once a second, whatever the number of orders. */
async function citiesOf(context: CacheContext): Promise<readonly FoundCity[]> {
  const database = databaseOf(context);
  const known = knownCities.get(database);
  const readAtMs = performance.now();
  if (known && readAtMs - known.readAtMs < readEveryMs) return known.cities;
  const cached = await findCachedOnce(context, allCitiesName);
  const cities = (cached?.answer ?? []) as readonly FoundCity[];
  knownCities.set(database, { cities, readAtMs });
  return cities;
}

/** Null if several places have that name. */
async function findCityRef(context: CacheContext, { region, city }: Address): Promise<string | null> {
  const cities = await citiesOf(context);
  const area = region.replace(/ область$/, '');
  const [found, ...others] = cities.filter(
    ({ Description, AreaDescription }) => Description === city && AreaDescription === area,
  );
  return found && others.length === 0 ? found.Ref : null;
}

async function findPoint({ db }: CacheContext, cityRef: string, label: string): Promise<Destination | null> {
  const point = await repository.findCachedRow<CarrierPoint>(db, pointsName(cityRef), 'Description', label);
  if (!point) return null;
  const { kind, Ref: pointRef, number, index } = point;
  return { kind, cityRef, pointRef, number, index };
}

async function findDoor({ db }: CacheContext, cityRef: string, address: string): Promise<Destination | null> {
  const door = parseDoor(address);
  const street =
    door && (await repository.findCachedRow<CarrierPlace>(db, streetsName(cityRef), 'Description', door.street));
  return door && street ? { kind: 'door', cityRef, streetRef: street.Ref, ...door } : null;
}

/** The limits of a branch or locker, as far as they are known. */
export const findPointLimits = ({ db }: Pick<PublicContext, 'db'>, cityRef: string, pointRef: string) =>
  repository.findCachedRow<CarrierPoint>(db, pointsName(cityRef), 'Ref', pointRef);
