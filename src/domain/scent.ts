/** The fixed vocabularies of a scent's attributes. */
export const scentFamilies = [
  'citrus',
  'floral',
  'woody',
  'amber',
  'aquatic',
  'green',
  'oud',
  'gourmand',
  'powdery',
  'leather',
] as const;
export type ScentFamily = (typeof scentFamilies)[number];

export const scentGenders = ['women', 'men', 'unisex'] as const;
export type ScentGender = (typeof scentGenders)[number];

/** Strongest first. */
export const concentrations = ['extrait', 'parfum', 'eau-de-parfum', 'eau-de-toilette', 'cologne'] as const;
export type Concentration = (typeof concentrations)[number];

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** The seasons of a text of keys, separated by commas, as products have them. */
export const seasonsOf = (keys: string): Season[] => seasons.filter((season) => keys.split(',').includes(season));

export const productFormats = ['bottle', 'decant', 'set'] as const;
export type ProductFormat = (typeof productFormats)[number];

/** What kind of smell a note is: its colour and its short word on the page. */
export const noteGroups = [
  'citrus',
  'fruit',
  'flower',
  'green',
  'spice',
  'wood',
  'resin',
  'sweet',
  'musk',
  'leather',
  'water',
  'drink',
] as const;
export type NoteGroup = (typeof noteGroups)[number];
