import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawBrandMark } from './draw-brand-mark.ts';

describe('the card of a house', () => {
  test('is a square of 480 and the same whenever it is drawn again', () => {
    const card = drawBrandMark({ name: 'Nordlys', seed: 1 });
    expect(card).toContain('width="480" height="480"');
    expect(drawBrandMark({ name: 'Nordlys', seed: 1 })).toBe(card);
  });

  test.each(['Ю', 'Maison <b>&"', 'Дім Пахощів Марії Заньковецької та доньок', 'De la', '  '])(
    'can be drawn for a house called "%s"',
    async (name) => {
      for (let seed = 0; seed < 12; seed++) {
        const svg = drawBrandMark({ name, seed });
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<b>/);
        await expect(sharp(Buffer.from(svg), { density: 12 }).stats()).resolves.toBeDefined();
      }
    },
  );

  test('comes in many frames', () => {
    const cards = Array.from({ length: 40 }, (_, seed) => drawBrandMark({ name: 'Nordlys', seed }));
    expect(new Set(cards).size).toBeGreaterThan(15);
  });
});
