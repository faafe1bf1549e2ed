import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { drawProduct } from './draw-product.ts';
import { scentFamilies } from './palette.ts';
import { type ProductPicture, productKinds, productVariants } from './product-kinds.ts';

/** The small print of every label that is drawn. */
const notes = vi.hoisted((): (string | undefined)[] => []);
vi.mock('./bottle/label.ts', async (original) => {
  const label = await original<typeof import('./bottle/label.ts')>();
  return {
    ...label,
    drawLabel: (...[sheet, spec]: Parameters<typeof label.drawLabel>) => {
      notes.push(spec.note);
      return label.drawLabel(sheet, spec);
    },
  };
});

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

describe('[ST-SIZE-05] what a drawing shows', () => {
  /** The share of pixels for which `isSuch` is true. */
  const shareOf = async (picture: ProductPicture, isSuch: (red: number, green: number, blue: number) => boolean) => {
    const { data, info } = await sharp(Buffer.from(drawProduct(picture)))
      .resize({ width: 180 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let count = 0;
    for (let at = 0; at < data.length; at += 3)
      if (isSuch(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) count++;
    return count / (info.width * info.height);
  };
  const isDark = (red: number, green: number, blue: number) => red + green + blue < 210;

  test('a bottle of 30 ml is smaller than one of 50 ml, and that smaller than one of 100 ml', async () => {
    const isLiquid = (red: number, green: number, blue: number) =>
      red > 110 && red < 240 && red - blue > 60 && green < red;
    const [small, middle, large] = await Promise.all(
      [30, 50, 100].map((sizeMl) => shareOf({ ...bottle, sizeMl }, isLiquid)),
    );
    expect(small).toBeLessThan(Number(middle) * 0.85);
    expect(middle).toBeLessThan(Number(large) * 0.85);
  });

  test('a decant is a vial with the liquid of its scent', async () => {
    const isBlue = (red: number, _: number, blue: number) => blue - red > 26;
    const isRusty = (red: number, _: number, blue: number) => red - blue > 45 && red < 140;
    const [sea, oud] = [
      { ...bottle, kind: 'decant', family: 'aquatic' },
      { ...bottle, kind: 'decant', family: 'oud' },
    ] as const;
    expect(await shareOf(sea, isBlue)).toBeGreaterThan(0.01);
    expect(await shareOf(sea, isRusty)).toBeLessThan(0.002);
    expect(await shareOf(oud, isRusty)).toBeGreaterThan(0.01);
    expect(await shareOf(oud, isBlue)).toBe(0);
  });

  test('only perfume bottles say that they are sprays', () => {
    const sprays = new Set(['Natural spray', 'Vaporisateur', 'Parfum']);
    for (const kind of ['box', 'case', 'blotters', 'giftset', 'emptybottle', 'lipstick'] as const) {
      notes.length = 0;
      for (let seed = 0; seed < 8; seed++) drawProduct({ ...bottle, kind, seed, house: `House ${seed}` });
      expect([kind, notes.filter((note) => note && sprays.has(note))]).toEqual([kind, []]);
    }
    notes.length = 0;
    drawProduct(bottle);
    expect(notes.some((note) => note && sprays.has(note))).toBe(true);
  });

  test('an empty bottle has the colour of its glass: amber, black or milky', async () => {
    const empty: ProductPicture = { ...bottle, kind: 'emptybottle', family: 'aquatic', sizeMl: 30 };
    const isAmber = (red: number, green: number, blue: number) => red - blue > 70 && red - green > 25;
    expect(await shareOf({ ...empty, tint: '#a8601c' }, isAmber)).toBeGreaterThan(0.04);
    expect(await shareOf(empty, isAmber)).toBeLessThan(0.03);
    expect(await shareOf({ ...empty, tint: '#211e1c' }, isDark)).toBeGreaterThan(0.04);
    expect(await shareOf(empty, isDark)).toBeLessThan(0.02);
    expect(drawProduct({ ...empty, tint: '#ece5da' })).not.toBe(drawProduct(empty));
  });

  test('micellar water is clear and a red lipstick is red', async () => {
    const water: ProductPicture = { ...bottle, kind: 'lotion', family: 'aquatic', tint: '#e4eff2' };
    for (let seed = 0; seed < 4; seed++) expect(await shareOf({ ...water, seed }, isDark)).toBeLessThan(0.02);
    const isRed = (red: number, green: number, blue: number) => red > 120 && green < 60 && blue < 90;
    const lipstick: ProductPicture = { ...bottle, kind: 'lipstick', tint: '#b8122c' };
    for (let seed = 0; seed < 4; seed++) expect(await shareOf({ ...lipstick, seed }, isRed)).toBeGreaterThan(0.005);
  });
});
