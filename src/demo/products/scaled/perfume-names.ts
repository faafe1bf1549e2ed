import type { Family } from '../../catalogue/types.ts';

/** The first word of the name determines the scent family. */
const nouns: readonly (readonly [word: string, family: Family])[] = [
  ['Ambre', 'amber'],
  ['Bois', 'woody'],
  ['Cuir', 'leather'],
  ['Iris', 'powdery'],
  ['Jardin', 'green'],
  ['Lune', 'powdery'],
  ['Mimosa', 'powdery'],
  ['Musc', 'powdery'],
  ['Néroli', 'citrus'],
  ['Nuit', 'oud'],
  ['Opale', 'aquatic'],
  ['Orage', 'aquatic'],
  ['Oud', 'oud'],
  ['Patchouli', 'woody'],
  ['Pluie', 'aquatic'],
  ['Poème', 'floral'],
  ['Poudre', 'powdery'],
  ['Rêve', 'gourmand'],
  ['Rivage', 'aquatic'],
  ['Rose', 'floral'],
  ['Rosée', 'green'],
  ['Safran', 'amber'],
  ['Santal', 'woody'],
  ['Sel', 'aquatic'],
  ['Soie', 'floral'],
  ['Soleil', 'citrus'],
  ['Tabac', 'leather'],
  ['Thé', 'green'],
  ['Tubéreuse', 'floral'],
  ['Vanille', 'gourmand'],
  ['Velours', 'leather'],
  ['Vent', 'citrus'],
  ['Verger', 'citrus'],
  ['Vétiver', 'woody'],
  ['Violette', 'floral'],
  ['Voyage', 'amber'],
  ['Ylang', 'floral'],
];

const endings = [
  'Absolu',
  "d'Ailleurs",
  "d'Argent",
  "d'Automne",
  "d'Été",
  "d'Hiver",
  "d'Or",
  'de Capri',
  'de Cendres',
  'de Grasse',
  'de Lin',
  'de Mai',
  'de Minuit',
  'de Brume',
  'de Papier',
  'de Pierre',
  'de Sable',
  'de Craie',
  'de Verre',
  'des Sables',
  'du Désert',
  'du Jour',
  'du Matin',
  'du Nord',
  'du Silence',
  'du Soir',
  'en Fleur',
  'Infini',
  'Intense',
  'Nocturne',
  'Oublié',
  'Perdu',
  'Sacré',
  'Sauvage',
  'Secret',
  'Suprême',
  'Vivant',
] as const;

const count = nouns.length * endings.length;
// Coprime to the count, so that a brand uses every name once before any repeats.
const step = 607;

export interface NamedScent {
  name: string;
  family: Family;
}

/** The n-th perfume of a brand, with a name that is unique within the brand. */
export function nameScent(houseIndex: number, index: number): NamedScent {
  const place = (houseIndex * 97 + index * step) % count;
  const round = Math.floor(index / count);
  const [noun, family] = nouns[place % nouns.length] ?? ['Ambre', 'amber'];
  const ending = endings[Math.floor(place / nouns.length)];
  return { name: round === 0 ? `${noun} ${ending}` : `${noun} ${ending} ${round + 1}`, family };
}
