import type { FoundCity } from '#contracts/carrier.ts';
import { type PlaceFinder, placeFinder } from '#domain/place-search.ts';
import type { PublicContext } from '#server/context.ts';
import type { Carrier } from './carrier.ts';
import * as repository from './delivery.repository.ts';

const parsed = new WeakMap<Carrier, repository.CachedResponse>();

/** Memoizes one large cached response until it is refreshed: all cities are a megabyte, and each keystroke asks. */
export async function findCachedOnce(
  { carrier, db }: Pick<PublicContext, 'carrier' | 'db'>,
  name: string,
): Promise<repository.CachedResponse | undefined> {
  const fetchedAt = await repository.findFetchedAt(db, name);
  const known = parsed.get(carrier);
  if (known && known.fetchedAt.getTime() === fetchedAt?.getTime()) return known;
  const found = fetchedAt && (await repository.findCached(db, name));
  if (found) parsed.set(carrier, found);
  return found;
}

const finders = new WeakMap<readonly FoundCity[], PlaceFinder<FoundCity>>();

/** Indexes each list once. */
export function cityFinderOf(cities: readonly FoundCity[]): PlaceFinder<FoundCity> {
  const known = finders.get(cities) ?? placeFinder(cities, ({ Description }) => Description);
  finders.set(cities, known);
  return known;
}
