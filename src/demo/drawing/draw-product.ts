import { styleOfHouse } from './bottle/house-style.ts';
import { drawPerfume, metalOf } from './bottle/perfume.ts';
import { drawCandle } from './goods/candle.ts';
import { drawCompact } from './goods/compact.ts';
import { drawDecant } from './goods/decant.ts';
import { drawDiffuser } from './goods/diffuser.ts';
import { drawEmptyBottle } from './goods/empty-bottle.ts';
import { drawGiftSet, drawProductBox } from './goods/gift-set.ts';
import { drawJar } from './goods/jar.ts';
import { drawLipstick } from './goods/lipstick.ts';
import { drawMascara } from './goods/mascara.ts';
import { drawPencil } from './goods/pencil.ts';
import type { ProductSpec } from './goods/product-spec.ts';
import { drawLotion } from './goods/pump-bottle.ts';
import { drawSoap } from './goods/soap.ts';
import { drawTube } from './goods/tube.ts';
import { palettes, type ScentFamily } from './palette.ts';
import type { Piece } from './piece.ts';
import { createRandom } from './random.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { drawAccent } from './studio/accents.ts';
import { type Backdrop, backdropNames, drawBackdrop } from './studio/backdrop.ts';
import { stand } from './studio/floor.ts';
import { at, group } from './svg.ts';

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

type Arrangement = { body: string; height: number };

/** The vial in front, the bottle that it was filled from behind it and dimmed. */
function arrangeDecant(sheet: Sheet, spec: ProductSpec, { standY, reflection }: Backdrop): Arrangement {
  const bottle = drawPerfume(sheet, spec);
  const vial = drawDecant(sheet, spec);
  const scale = Math.min(1.04, 330 / bottle.width, 450 / bottle.height);
  const behind = stand(sheet, bottle, { x: 236, y: standY - 14, scale, reflection: 0.1, shade: 0.6 });
  const before = stand(sheet, vial, { x: 418, y: standY + 12, scale: 1.16, reflection });
  return { body: group({ opacity: 0.5 }, behind) + before, height: 450 };
}

function arrangeBoxed(sheet: Sheet, spec: ProductSpec, piece: Piece, { standY, reflection }: Backdrop): Arrangement {
  const scale = Math.min(1.05, 250 / piece.width, 440 / piece.height);
  const width = Math.min(190, Math.max(124, piece.width * scale * 0.78));
  const height = Math.min(410, Math.max(190, piece.height * scale * 0.9));
  const box = drawProductBox(sheet, spec, { width, height });
  const left = 300 - (piece.width * scale + box.width - 24) / 2;
  const boxX = left + piece.width * scale - 24 + box.width / 2;
  const pieceX = left + (piece.width * scale) / 2;
  return {
    body:
      stand(sheet, box, { x: boxX, y: standY - 14, reflection }) +
      stand(sheet, piece, { x: pieceX, y: standY + 8, scale, reflection }),
    height: piece.height * scale,
  };
}

const bottled: ReadonlySet<ProductKind> = new Set(['perfume', 'hairmist', 'diffuser', 'candle', 'box']);

function arrangeAlone(
  sheet: Sheet,
  spec: ProductSpec,
  piece: Piece,
  accent: string,
  { standY, reflection }: Backdrop,
): Arrangement {
  const scale = Math.min(1.3, 384 / piece.width, 512 / piece.height);
  const side = spec.random.chance(0.5) ? 1 : -1;
  const x = 300 + side * ((piece.baseWidth * scale) / 2 + spec.random.between(20, 44));
  return {
    body:
      stand(sheet, piece, { x: 300, y: standY, scale, reflection }) +
      at(x, standY + spec.random.between(20, 34), 1, group({ transform: `scale(${side} 1)` }, accent)),
    height: piece.height * scale,
  };
}

function arrange(sheet: Sheet, picture: ProductPicture, spec: ProductSpec, backdrop: Backdrop): Arrangement {
  const { kind, variant, family } = picture;
  if (kind === 'decant') return arrangeDecant(sheet, spec, backdrop);
  const piece = draws[kind](sheet, spec);
  if (variant === 'boxed') return arrangeBoxed(sheet, spec, piece, backdrop);
  const hasAccent = bottled.has(kind) && !backdrop.isNarrow && spec.random.chance(0.45);
  const accent = hasAccent ? drawAccent(sheet, family, spec.random) : '';
  return arrangeAlone(sheet, spec, piece, accent, backdrop);
}

const closeness = 1.9;

/** The picture of a product, 960×1280: a pure function of its input. */
export function drawProduct(picture: ProductPicture): string {
  const { kind, house, name, family, seed, variant = 'front' } = picture;
  const random = createRandom(kind, house, name, family, seed);
  const palette = palettes[family];
  const style = styleOfHouse(house);
  const metal = metalOf(style, palette);
  const sheet = createSheet();
  const backdrop = drawBackdrop(random.pick(backdropNames), sheet, palette, random);
  const spec: ProductSpec = { house, name, palette, style, metal, random, isOpen: variant === 'open' };
  const { body, height } = arrange(sheet, picture, spec, backdrop);
  if (variant === 'detail') {
    const focusY = backdrop.standY - height * 0.42;
    const x = 300 - 300 * closeness;
    return sheet.finish(view, at(x, 400 - focusY * closeness, closeness, backdrop.back, body));
  }
  const lift = Math.min(60, Math.max(0, (420 - height) * 0.3));
  return sheet.finish(view, at(0, -lift, 1, backdrop.back, body));
}
