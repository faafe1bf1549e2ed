import { backdropNames, drawBackdrop } from './backdrop.ts';
import { drawJar, drawLotion, drawSoap, drawTube } from './care.ts';
import { stand } from './floor.ts';
import { drawGiftSet, drawProductBox } from './gift-set.ts';
import { drawCandle, drawDiffuser } from './home-scents.ts';
import { styleOfHouse } from './house-style.ts';
import { drawCompact, drawLipstick, drawMascara, drawPencil } from './make-up.ts';
import { palettes, type ScentFamily } from './palette.ts';
import { drawPerfume, metalOf } from './perfume.ts';
import type { Piece } from './piece.ts';
import type { ProductSpec } from './product-spec.ts';
import { createRandom } from './random.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { drawDecant, drawEmptyBottle } from './small-bottle.ts';
import { group } from './svg.ts';

export const productKinds = [
  'perfume',
  'decant',
  'cream',
  'tube',
  'lotion',
  'candle',
  'diffuser',
  'giftset',
  'box',
  'soap',
  'hairmist',
  'emptybottle',
  'lipstick',
  'mascara',
  'pencil',
  'powder',
] as const;

export type ProductKind = (typeof productKinds)[number];

/** The further pictures of a product: beside its carton, with its cap off, from near. */
export const productVariants = ['front', 'boxed', 'open', 'detail'] as const;
export type ProductVariant = (typeof productVariants)[number];

export type ProductPicture = {
  kind: ProductKind;
  house: string;
  name: string;
  family: ScentFamily;
  seed: number | string;
  variant?: ProductVariant;
};

const draws: Record<Exclude<ProductKind, 'decant'>, (sheet: Sheet, spec: ProductSpec) => Piece> = {
  perfume: drawPerfume,
  cream: drawJar,
  tube: drawTube,
  lotion: drawLotion,
  candle: drawCandle,
  diffuser: drawDiffuser,
  giftset: drawGiftSet,
  box: drawProductBox,
  soap: drawSoap,
  hairmist: (sheet, spec) =>
    drawPerfume(sheet, {
      ...spec,
      style: { ...spec.style, shape: 'tall', cap: 'tall', glass: 'frosted' },
      note: 'Hair mist',
    }),
  emptybottle: drawEmptyBottle,
  lipstick: drawLipstick,
  mascara: drawMascara,
  pencil: drawPencil,
  powder: drawCompact,
};

const view = { width: 960, height: 1280, viewWidth: 600, viewHeight: 800 };

/** The largest scale at which a thing keeps calm space around it. */
const fitScale = ({ width, height }: Piece, most = 1.3) => Math.min(most, 372 / width, 512 / height);

function drawGroup(
  sheet: Sheet,
  kind: ProductKind,
  spec: ProductSpec,
  variant: ProductVariant,
  y: number,
  reflection: number,
): string {
  if (kind === 'decant') {
    const bottle = drawPerfume(sheet, spec);
    const vial = drawDecant(sheet, spec);
    const bottleScale = Math.min(1.04, 330 / bottle.width, 450 / bottle.height);
    return (
      group(
        { opacity: 0.5 },
        stand(sheet, bottle, { x: 236, y: y - 14, scale: bottleScale, reflection: 0.1, shade: 0.6 }),
      ) + stand(sheet, vial, { x: 418, y: y + 12, scale: 1.16, reflection })
    );
  }
  const piece = draws[kind](sheet, spec);
  if (variant !== 'boxed') return stand(sheet, piece, { x: 300, y, scale: fitScale(piece), reflection });
  const box = drawProductBox(sheet, spec, { width: 180, height: 350 });
  const scale = Math.min(1.05, 290 / piece.width, 430 / piece.height);
  return (
    stand(sheet, box, { x: 404, y: y - 16, scale: 1.1, reflection }) +
    stand(sheet, piece, { x: 222, y: y + 8, scale, reflection })
  );
}

/** The picture of a product, 960×1280: a pure function of its input. */
export function drawProduct({ kind, house, name, family, seed, variant = 'front' }: ProductPicture): string {
  const random = createRandom(kind, house, name, family, seed);
  const palette = palettes[family];
  const style = styleOfHouse(house);
  const sheet = createSheet();
  const backdrop = drawBackdrop(random.pick(backdropNames), sheet, palette, random);
  const spec: ProductSpec = {
    house,
    name,
    palette,
    style,
    metal: metalOf(style, palette),
    random,
    isOpen: variant === 'open',
  };
  const things = drawGroup(sheet, kind, spec, variant, backdrop.standY, backdrop.reflection);
  if (variant !== 'detail') return sheet.finish(view, backdrop.back, things);
  return sheet.finish(view, group({ transform: 'translate(-270 -520) scale(1.9)' }, backdrop.back, things));
}
