import { useMemo, useState } from 'react';
import { citySearchLimit, type FoundCity, listCarrierPlaces, shortestCitySearch } from '#contracts/carrier.ts';
import { placeFinder } from '#domain/place-search.ts';
import { call } from '#web/kit/api-client.ts';
import { useDebouncedSearch } from '#web/kit/debounced-search.ts';
import type { ComboOption } from '#web/ui/combo-options.ts';
import { placeOptions, useCarrierPlaces } from './delivery-places.ts';

const none: readonly ComboOption[] = [];
const longestList = 100;

async function findCities(name: string, signal: AbortSignal): Promise<readonly FoundCity[]> {
  if (name.length < shortestCitySearch) return [];
  const body = {
    modelName: 'Address' as const,
    calledMethod: 'getCities' as const,
    methodProperties: { FindByString: name },
  };
  try {
    const { data } = await call(listCarrierPlaces, { body, signal });
    return data.filter((city): city is FoundCity => 'Area' in city);
  } catch (error) {
    if (!signal.aborted) reportError(error);
    throw error;
  }
}

/** Cities of the chosen region; without one, or if none of them matches, cities of the whole country by name. */
export function useCityOptions(regionRef: string | undefined, isOff: boolean) {
  const [query, setQuery] = useState('');
  const list = useCarrierPlaces('getCities', isOff || !regionRef ? null : { AreaRef: regionRef });
  const findInRegion = useMemo(() => placeFinder(placeOptions(list.places), ({ label }) => label), [list.places]);
  const inRegion = regionRef ? findInRegion(query, longestList) : none;

  const isNationwide = !isOff && !list.isLoading && inRegion.length === 0;
  const found = useDebouncedSearch(isNationwide ? query : '', findCities);
  // Filtered again, so that results of an earlier query cannot be chosen by mistake.
  const findAgain = useMemo(() => placeFinder(found.choices, ({ Description }) => Description), [found.choices]);
  const isTooShort = isNationwide && query.trim().length < shortestCitySearch;
  const nationwide = isTooShort ? [] : findAgain(query, citySearchLimit);

  return {
    options: isNationwide
      ? nationwide.map(({ Ref, Description, AreaDescription }) => ({
          value: Ref,
          label: Description,
          note: AreaDescription,
        }))
      : inRegion,
    search: setQuery,
    isTooShort,
    isLoading: list.isLoading || (isNationwide && !isTooShort && found.isLoading),
    hasFailed: list.hasFailed || found.problem !== undefined,
    retry: () => {
      list.retry();
      found.retry();
    },
    /** The region of a city that was found by name. */
    regionOf(cityRef: string) {
      const city = found.choices.find(({ Ref }) => Ref === cityRef);
      return city && { value: city.Area, label: city.AreaDescription };
    },
  };
}
