import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitLettering } from './lettering.ts';
import { measureText, textOutline } from './typeface.ts';

const faces = ['serif', 'italic', 'sans'] as const;
const alphabet = [...'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐЄІЇabcdefghijklmnopqrstuvwxyzÀéèçñöŁ0123456789&’-'];
const word = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 24 });
const title = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' '));

describe('lettering on a label', () => {
  test('fits its box and has at most three lines, whatever the name', () => {
    fc.assert(
      fc.property(title, fc.constantFrom(...faces), fc.integer({ min: 40, max: 240 }), (text, face, maxWidth) => {
        const fitted = fitLettering({ text, face, size: 27, maxWidth, maxHeight: 60, maxLines: 3 });
        expect(fitted.lines.length).toBeLessThanOrEqual(3);
        expect(fitted.size).toBeLessThanOrEqual(27);
        expect(fitted.height).toBeLessThanOrEqual(60.001);
        for (const line of fitted.lines) {
          expect(measureText(line.text, face, fitted.size)).toBeLessThanOrEqual(maxWidth + 0.001);
        }
      }),
    );
  });

  test('keeps the wanted size while there is room', () => {
    const fitted = fitLettering({ text: 'Oud', face: 'serif', size: 20, maxWidth: 200, maxLines: 3 });
    expect(fitted).toMatchObject({ size: 20, lines: [{ text: 'Oud' }] });
  });

  test('wraps rather than shrinks', () => {
    const fitted = fitLettering({ text: 'Вечір над Дніпром', face: 'italic', size: 30, maxWidth: 130, maxLines: 3 });
    expect(fitted.lines.length).toBeGreaterThan(1);
  });

  test.each(faces)('knows every Ukrainian letter in the %s face', (face) => {
    const letters = [...'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя'];
    const outlines = letters.map((letter) => textOutline(letter, face, 0, 0));
    expect(outlines.every((outline) => outline.startsWith('M0 0m'))).toBe(true);
    expect(new Set(outlines).size).toBeGreaterThan(letters.length - 4);
  });

  test('draws an accented letter as the plain one with its accent', () => {
    const contours = (letter: string) => textOutline(letter, 'serif', 0, 0).split('z').length - 1;
    expect(contours('É')).toBe(contours('E') + 1);
    expect(contours('ї')).toBeGreaterThan(contours('ґ'));
  });

  test('puts a plain letter where the face lacks the accented one, and a dot where it lacks both', () => {
    const shape = (text: string) => textOutline(text, 'serif', 0, 0);
    expect(shape('\u0E01')).toBe(shape('·'));
    expect(shape('ḁ')).toBe(shape('a'));
  });
});
