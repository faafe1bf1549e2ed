import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('the words of a text with markup', () => {
  it('have no tags, entities or line ends', () => {
    const html =
      '<h2>Ірис</h2><p>Корінь,&nbsp;що <b>пах</b>не <em>фіалкою</em>.</p>\n<ul><li>R&amp;D</li><li>&lt;3 &#39;&#x2014;</li></ul>';
    expect(plainText(html, 200)).toBe("Ірис Корінь, що пахне фіалкою. R&D <3 '—");
  });

  it('are cut at a word, without the sign that stood before the cut', () => {
    expect(plainText('<p>Амбра, ладан і троянда</p>', 14)).toBe('Амбра, ладан…');
    expect(plainText('<p>Амбра, ладан, троянда</p>', 14)).toBe('Амбра, ладан…');
    expect(plainText('<p>Амбра, ладан</p>', 12)).toBe('Амбра, ладан');
  });

  it('are whole also when the markup was cut inside a tag', () => {
    expect(plainText('<p>Амбра</p><p class="wi', 100)).toBe('Амбра');
    expect(plainText('Амбра <stron', 100)).toBe('Амбра');
  });

  it('are never longer than asked, and never break a letter in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 2, max: 40 }), (html, length) => {
        const text = plainText(html, length);
        expect(text.length).toBeLessThanOrEqual(length);
        expect(text.isWellFormed()).toBe(true);
      }),
    );
  });

  it('are found in a long text of brackets at once', () => {
    expect(plainText('<'.repeat(100_000), 100)).toBe('');
  });
});
