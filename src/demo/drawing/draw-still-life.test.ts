import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawStillLife } from './draw-still-life.ts';
import { stillLifeThemes } from './still-life-themes.ts';

const raster = (svg: string) => sharp(Buffer.from(svg), { density: 12 });

describe('a still life', () => {
  test.each(stillLifeThemes)('on %s is 1200 by 800 for a post and 1600 by 700 for a slide', async (theme) => {
    const post = drawStillLife({ theme, seed: 1, format: 'post' });
    const slide = drawStillLife({ theme, seed: 1, format: 'slide' });
    expect(post).toContain('width="1200" height="800"');
    expect(slide).toContain('width="1600" height="700"');
    for (const svg of [post, slide]) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
      const { channels } = await raster(svg).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(6);
    }
  });

  test.each(stillLifeThemes)('on %s leaves the left third of a slide calm and light for dark words', async (theme) => {
    for (const seed of [1, 2, 3]) {
      const image = raster(drawStillLife({ theme, seed, format: 'slide' }));
      const { width, height } = await image.metadata();
      const words = { left: 0, top: 0, width: Math.floor(width / 3), height: Math.floor(height * 0.85) };
      const { channels } = await sharp(await image.extract(words).png().toBuffer()).stats();
      for (const { min, stdev } of channels.slice(0, 3)) {
        expect(min).toBeGreaterThan(140);
        expect(stdev).toBeLessThan(16);
      }
    }
  });

  test('is the same whenever it is drawn again, and another for another seed', () => {
    const draw = (seed: number) => drawStillLife({ theme: 'rose', seed, format: 'post' });
    expect(draw(1)).toBe(draw(1));
    expect(new Set([1, 2, 3, 4, 5, 6].map(draw)).size).toBe(6);
  });
});
