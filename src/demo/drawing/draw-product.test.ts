import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawProduct } from './draw-product.ts';
import { scentFamilies } from './palette.ts';
import { type ProductPicture, productKinds, productVariants } from './product-kinds.ts';

const bottle: ProductPicture = { kind: 'perfume', house: 'Nordlys', name: 'Cedar & Smoke', family: 'woody', seed: 1 };

/** A small raster suffices to detect a malformed or blank drawing. */
const rasterise = async (svg: string) => {
  const image = sharp(Buffer.from(svg), { density: 12 });
  const [{ width, height }, { channels }] = await Promise.all([image.metadata(), image.clone().stats()]);
  return { shape: width / height, spread: Math.max(...channels.map(({ stdev }) => stdev)) };
};

describe('the picture of a product', () => {
  test('is the same whenever the catalogue is drawn again', () => {
    for (const kind of productKinds) {
      expect(drawProduct({ ...bottle, kind })).toBe(drawProduct({ ...bottle, kind }));
    }
  });

  test('is 720 by 960', () => {
    expect(drawProduct(bottle)).toContain('width="720" height="960"');
  });

  test('differs from every other, though house, name and scent are the same', () => {
    const pictures = Array.from({ length: 400 }, (_, seed) => drawProduct({ ...bottle, seed }));
    expect(new Set(pictures).size).toBe(400);
  });

  test.each(productKinds)('of kind %s can be rasterised in every view', async (kind) => {
    for (const [index, variant] of productVariants.entries()) {
      const family = scentFamilies[index * 3] ?? 'amber';
      const svg = drawProduct({
        kind,
        variant,
        house: 'Дім Пахощів',
        name: 'Вечірня мальва 10 мл',
        family,
        seed: index,
      });
      const { shape, spread } = await rasterise(svg);
      expect(shape).toBeCloseTo(0.75, 2);
      expect(spread).toBeGreaterThan(6);
    }
  });

  test('has other tones for every scent family', () => {
    const pictures = scentFamilies.map((family) => drawProduct({ ...bottle, family }));
    expect(new Set(pictures).size).toBe(scentFamilies.length);
  });

  test('shows bottles of one house in one shape, whatever they are called', () => {
    const outlineOf = (name: string, house: string) =>
      /<clipPath id="\w+"><path d="(M[^"]{400,})"/.exec(drawProduct({ ...bottle, name, house }))?.[1]?.split('L')
        .length;
    expect(outlineOf('First', 'Nordlys')).toBe(outlineOf('Second', 'Nordlys'));
  });

  test('carries lettering as outlines, so that a machine without fonts draws it too', () => {
    for (const kind of productKinds) expect(drawProduct({ ...bottle, kind })).not.toContain('<text');
  });

  test('survives a house and a name that look like markup', async () => {
    const svg = drawProduct({ ...bottle, house: '<script>&"', name: "</svg> ]]> 'Ґ' \u0000 & \u{1F33F}" });
    expect(svg).not.toContain('<script>');
    expect(svg.match(/<\/svg>/g)).toHaveLength(1);
    expect((await rasterise(svg)).spread).toBeGreaterThan(6);
  });

  test('survives a name of nothing but spaces', async () => {
    for (const kind of productKinds) {
      const svg = drawProduct({ ...bottle, kind, house: ' ', name: '' });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('never holds a number that is none', () => {
    for (const kind of productKinds) {
      for (let seed = 0; seed < 12; seed++) {
        const house = `House ${seed}`;
        expect(drawProduct({ ...bottle, kind, seed, house })).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });
});
