import type { FaceName } from '../lettering/typeface.ts';
import { createRandom, type Random } from '../random.ts';
import { type BottleShapeName, bottleShapeNames } from './bottle-shapes.ts';
import { type CapName, capNames } from './caps.ts';
import type { GlassKind } from './glass-body.ts';
import { type LabelStyle, labelStyles } from './label.ts';
import type { MaterialName } from './materials.ts';

/** The common style of a brand's bottles. */
export type HouseStyle = {
  shape: BottleShapeName;
  cap: CapName;
  glass: GlassKind;
  label: LabelStyle;
  nameFace: FaceName;
  /** If absent, the scent family decides. */
  material?: MaterialName;
  /** Index into the family's materials. */
  materialChoice: number;
  stretch: { width: number; height: number };
  note: string;
};

const glassKinds: [GlassKind, ...GlassKind[]] = [
  'clear',
  'clear',
  'clear',
  'clear',
  'tinted',
  'frosted',
  'lacquered',
  'smoked',
];

const ownMetals: [MaterialName, ...MaterialName[]] = [
  'gold',
  'silver',
  'black',
  'walnut',
  'ivory',
  'bronze',
  'rose',
  'oak',
];

// True for every concentration, so that no label contradicts its product page.
const notes: [string, ...string[]] = ['Parfum', 'Natural spray', 'Vaporisateur'];

const pickLabel = (random: Random, shape: BottleShapeName): LabelStyle => {
  const style = random.pick(labelStyles);
  // A wrap-around band needs straight walls.
  const isStraight =
    shape === 'block' || shape === 'tall' || shape === 'column' || shape === 'apothecary' || shape === 'cube';
  return style === 'band' && !isStraight ? 'card' : style;
};

export function styleOfHouse(house: string): HouseStyle {
  const random = createRandom('house', house.trim().toLowerCase());
  const shape = random.pick(bottleShapeNames);
  const glass = random.pick(glassKinds);
  return {
    shape,
    cap: random.pick(capNames),
    glass,
    label: pickLabel(random, shape),
    nameFace: random.pick(['italic', 'italic', 'serif', 'sans']),
    material: random.chance(0.55) ? random.pick(ownMetals) : undefined,
    materialChoice: Math.floor(random.next() * 4),
    stretch: { width: random.between(0.94, 1.07), height: random.between(0.95, 1.06) },
    note: random.pick(notes),
  };
}
