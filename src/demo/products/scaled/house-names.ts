import { houses } from '../../catalogue/houses.ts';
import type { House } from '../../catalogue/types.ts';

/** Including the real brands. */
const houseCount = 200;

/** First words of invented brands; each has its own label style. */
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

/** Invented brands only, so that no real one gets a perfume that it never made. */
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
