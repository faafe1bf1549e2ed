import { houses } from '../../catalogue/houses.ts';
import type { House } from '../../catalogue/types.ts';

/** With the real ones. */
const houseCount = 200;

/** The first words of invented houses; each has its own look on the drawn labels. */
const collections = ['Maison', 'Atelier', 'Officina', 'Casa'] as const;

const countries: Record<(typeof collections)[number], string> = {
  Maison: 'Франція',
  Atelier: 'Бельгія',
  Officina: 'Італія',
  Casa: 'Іспанія',
};

const surnames = [
  'Verlune',
  'Aurelle',
  'Montreval',
  'Sorrentel',
  'Delacrine',
  'Belvaire',
  'Castelmora',
  'Florenza',
  'Marivane',
  'Tessarde',
  'Ombrelle',
  'Ravenel',
  'Lumiera',
  'Corvalis',
  'Santorelli',
  'Vaubelle',
  'Nerolane',
  'Astrevard',
  'Solvenne',
  'Brisemar',
  'Galvarine',
  'Perlucci',
  'Orsavel',
  'Clairmont',
  'Duvernay',
  'Fiorelle',
  'Almarosa',
  'Valdorine',
  'Rosemarin',
  'Ceruleo',
  'Tramonta',
  'Belfiora',
  'Luscenza',
  'Montclar',
  'Ardenel',
] as const;

export interface ScaledHouse extends House {
  collection: (typeof collections)[number];
}

/** Invented houses only: no real house gets a perfume that it never made. */
export const scaledHouses: readonly ScaledHouse[] = surnames
  .flatMap((surname) =>
    collections.map((collection) => ({
      name: `${collection} ${surname}`,
      country: countries[collection],
      tier: 'niche' as const,
      aliases: [],
      collection,
    })),
  )
  .slice(0, houseCount - houses.length);
