import type { Season } from '#domain/scent.ts';
import type { Family, Perfume } from '../../catalogue/types.ts';
import { createRandom } from '../../drawing/random.ts';

const firstNames = ['Élise', 'Marc', 'Chiara', 'Hugo', 'Inés', 'Bruno'] as const;
const surnames = ['Valmère', 'Ortoline', 'Brassac', 'Lunardi', 'Perrane', 'Cassavel'] as const;

const coldSeasons = ['autumn', 'winter'] as const;
const warmSeasons = ['spring', 'summer'] as const;

const seasonsByFamily: Readonly<Record<Family, readonly Season[]>> = {
  citrus: warmSeasons,
  floral: ['spring', 'summer', 'autumn'],
  woody: ['spring', 'autumn', 'winter'],
  amber: coldSeasons,
  aquatic: warmSeasons,
  green: warmSeasons,
  oud: coldSeasons,
  gourmand: coldSeasons,
  powdery: ['spring', 'autumn'],
  leather: coldSeasons,
};

/** Has its own random numbers, so that the rest of the generated catalogue stays as it was. The perfumers are invented. */
export function scentFacts(
  house: string,
  name: string,
  family: Family,
): Pick<Perfume, 'year' | 'perfumer' | 'seasons'> {
  const random = createRandom('facts', house, name);
  return {
    year: Math.floor(random.between(1980, 2026)),
    perfumer: random.chance(0.15) ? '' : `${random.pick(firstNames)} ${random.pick(surnames)}`,
    seasons: seasonsByFamily[family],
  };
}
