import { lighten } from './colour.ts';
import { palettes } from './palette.ts';
import { createRandom } from './random.ts';
import { createSheet } from './sheet.ts';
import { createStage } from './still-life/stage.ts';
import { themes } from './still-life/themes.ts';
import type { StillLifeTheme } from './still-life-themes.ts';
import { drawSlab } from './studio/slab.ts';
import { drawWideSet } from './studio/wide-set.ts';
import { at } from './svg.ts';

export type StillLifePicture = { theme: StillLifeTheme; seed: number | string; format: 'slide' | 'post' };

/** A slide leaves its left third free for the text overlay. */
const formats = {
  slide: { width: 1600, height: 700, floorY: 530, middle: 1060, standY: 566, scale: 1.04 },
  post: { width: 1200, height: 800, floorY: 590, middle: 600, standY: 634, scale: 1.22 },
};

/** A picture for a post (1200×800) or a slide (1600×700). */
export function drawStillLife({ theme, seed, format }: StillLifePicture): string {
  const { arrange, family, set, slideSet = set } = themes[theme];
  const { width, height, floorY, middle, standY, scale } = formats[format];
  const random = createRandom(theme, seed, format);
  const sheet = createSheet();
  const palette = palettes[family];
  const isDusk = format === 'post' && set === 'dusk';
  const back = drawWideSet(format === 'slide' ? slideSet : set, sheet, {
    width,
    height,
    floorY,
    middle,
    palette,
    random,
  });
  const slab = random.chance(0.4)
    ? drawSlab(sheet, { middle, y: standY, half: random.between(400, 450), stone: lighten(palette.ground.low, 0.4) })
    : '';
  const things = arrange(createStage(sheet, random, family));
  return sheet.finish(
    { title: theme, width, height, viewWidth: width, viewHeight: height },
    back,
    isDusk ? '' : slab,
    at(middle, standY, scale, things),
  );
}
