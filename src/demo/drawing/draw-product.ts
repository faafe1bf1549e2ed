import { arrangeProduct } from './arrangement.ts';
import { styleOfHouse } from './bottle/house-style.ts';
import { metalOf } from './bottle/perfume.ts';
import type { ProductSpec } from './goods/product-spec.ts';
import { palettes } from './palette.ts';
import type { ProductPicture } from './product-kinds.ts';
import { createRandom } from './random.ts';
import { createSheet } from './sheet.ts';
import { backdropNames, drawBackdrop } from './studio/backdrop.ts';
import { at } from './svg.ts';

const view = { width: 720, height: 960, viewWidth: 600, viewHeight: 800 };
const closeness = 1.9;

/** The picture of a product, 720×960: a pure function, deterministic by its input. */
export function drawProduct(picture: ProductPicture): string {
  const { kind, house, name, family, seed, sizeMl, tint, variant = 'front' } = picture;
  // Without the size, so that all sizes of a perfume stand before the same backdrop.
  const random = createRandom(kind, house, name, family, seed);
  const palette = palettes[family];
  const style = styleOfHouse(house);
  const metal = metalOf(style, palette);
  const sheet = createSheet();
  const frame = { ...view, title: `${house}: ${name}` };
  const backdrop = drawBackdrop(random.pick(backdropNames), sheet, palette, random);
  const spec: ProductSpec = { house, name, palette, style, metal, random, isOpen: variant === 'open', sizeMl, tint };
  const { body, height } = arrangeProduct(sheet, picture, spec, backdrop);
  if (variant === 'detail') {
    const focusY = backdrop.standY - height * 0.42;
    const x = 300 - 300 * closeness;
    return sheet.finish(frame, at(x, 400 - focusY * closeness, closeness, backdrop.back, body));
  }
  const lift = Math.min(60, Math.max(0, (420 - height) * 0.3));
  return sheet.finish(frame, at(0, -lift, 1, backdrop.back, body));
}
