export const stillLifeThemes = [
  'decanting',
  'oud',
  'summer-citrus',
  'winter-amber',
  'history',
  'care',
  'layering',
  'gift',
  'iris',
  'storage',
  'rose',
  'sea',
  'forest',
  'home',
] as const;

export type StillLifeTheme = (typeof stillLifeThemes)[number];
