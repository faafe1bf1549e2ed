import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, readableOn } from './readable-color.ts';

test('contrast goes from 1 to 21', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#224466', '#224466')).toBe(1);
  expect(contrastOf('#faf7f2', '#211b14')).toBeCloseTo(15.9, 0);
});

test('words are dark on pale grounds and white on deep ones', () => {
  expect(readableOn('#fbf0c4')).toBe('#211b14');
  expect(readableOn('#224466')).toBe('#ffffff');
});

test('words can be read on every colour that a shop may choose', () => {
  const anyColor = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(anyColor, (ground) => {
      expect(contrastOf(readableOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
