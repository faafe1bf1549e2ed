import { drawPerfume } from './bottle/perfume.ts';
import { drawPiece } from './goods/draw-piece.ts';
import { drawProductBox } from './goods/gift-set.ts';
import type { ProductSpec } from './goods/product-spec.ts';
import type { ScentFamily } from './palette.ts';
import type { Piece } from './piece.ts';
import type { ProductKind, ProductPicture } from './product-kinds.ts';
import type { Sheet } from './sheet.ts';
import { drawAccent } from './studio/accents.ts';
import type { Backdrop } from './studio/backdrop.ts';
import { stand } from './studio/floor.ts';
import { at, group } from './svg.ts';

/** Objects on the floor of a set, with their total height. */
export type Arrangement = { body: string; height: number };

/** The vial large in front, the dimmed original bottle behind it. */
function arrangeDecant(sheet: Sheet, spec: ProductSpec, { standY, reflection }: Backdrop): Arrangement {
  const bottle = drawPerfume(sheet, spec);
  const vial = drawPiece('decant', sheet, spec);
  const scale = Math.min(0.96, 290 / bottle.width, 420 / bottle.height);
  const behind = stand(sheet, bottle, { x: 206, y: standY - 18, scale, reflection: 0.1, shade: 0.5 });
  const before = stand(sheet, vial, { x: 378, y: standY + 14, scale: 1.42, reflection });
  return { body: group({ opacity: 0.36 }, behind) + before, height: vial.height * 1.42 };
}

/** Ingredients of the scent alone, large. */
function arrangeNotes(sheet: Sheet, { random }: ProductSpec, family: ScentFamily, { standY }: Backdrop): Arrangement {
  const places = [
    { x: 196, y: standY - 22, scale: 1.5 },
    { x: 392, y: standY - 6, scale: 1.9 },
    { x: 262, y: standY + 46, scale: 2.3 },
  ];
  const ingredients = places.map(({ x, y, scale }) =>
    at(x + random.between(-14, 14), y, scale, drawAccent(sheet, family, random)),
  );
  return { body: ingredients.join(''), height: 200 };
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

/** Products that are boxes themselves. */
const boxes: ReadonlySet<ProductKind> = new Set(['giftset', 'box']);
/** Products that may be drawn with an accent of their scent. */
const bottled: ReadonlySet<ProductKind> = new Set(['perfume', 'hairmist', 'diffuser', 'candle', 'box']);

/** Relative to a bottle of 100 ml. Less than the cube root, so that the label of a small one stays readable. */
const sizeScale = (sizeMl: number) => Math.min(1.06, Math.max(0.6, (sizeMl / 100) ** 0.3));

function arrangeAlone(
  sheet: Sheet,
  spec: ProductSpec,
  { piece, accent, isBottle }: { piece: Piece; accent: string; isBottle: boolean },
  { standY, reflection }: Backdrop,
): Arrangement {
  const largest = Math.min(1.3, 384 / piece.width, 512 / piece.height);
  const scale = isBottle && spec.sizeMl !== undefined ? largest * sizeScale(spec.sizeMl) : largest;
  const side = spec.random.chance(0.5) ? 1 : -1;
  const x = 300 + side * ((piece.baseWidth * scale) / 2 + spec.random.between(20, 44));
  return {
    body:
      stand(sheet, piece, { x: 300, y: standY, scale, reflection }) +
      at(x, standY + spec.random.between(20, 34), 1, group({ transform: `scale(${side} 1)` }, accent)),
    height: piece.height * scale,
  };
}

/** Arranges a product and its accessories on the floor. */
export function arrangeProduct(
  sheet: Sheet,
  { kind, variant, family }: ProductPicture,
  spec: ProductSpec,
  backdrop: Backdrop,
): Arrangement {
  if (kind === 'decant') return arrangeDecant(sheet, spec, backdrop);
  if (kind === 'notes') return arrangeNotes(sheet, spec, family, backdrop);
  const piece = drawPiece(kind, sheet, spec);
  if (variant === 'boxed' && !boxes.has(kind)) return arrangeBoxed(sheet, spec, piece, backdrop);
  const hasAccent = bottled.has(kind) && !backdrop.isNarrow && spec.random.chance(0.45);
  const accent = hasAccent ? drawAccent(sheet, family, spec.random) : '';
  return arrangeAlone(sheet, spec, { piece, accent, isBottle: kind === 'perfume' }, backdrop);
}
