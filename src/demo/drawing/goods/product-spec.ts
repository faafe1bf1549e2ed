import type { HouseStyle } from '../bottle/house-style.ts';
import type { Material } from '../bottle/materials.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';

/** The input of every product drawing, with its own seeded random generator. */
export type ProductSpec = {
  house: string;
  name: string;
  palette: Palette;
  style: HouseStyle;
  metal: Material;
  random: Random;
  isOpen: boolean;
  sizeMl?: number | undefined;
  tint?: string | undefined;
};
