import type { HouseStyle } from '../bottle/house-style.ts';
import type { Material } from '../bottle/materials.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';

/** What every drawn product knows: who makes it, what it is called, the tones of its scent, and its own chance. */
export type ProductSpec = {
  house: string;
  name: string;
  palette: Palette;
  style: HouseStyle;
  metal: Material;
  random: Random;
  isOpen: boolean;
};
