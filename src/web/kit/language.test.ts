import { describe, expect, it } from 'vitest';
import { languageOfPath, pathIn } from './language.ts';

describe('the language of an address', () => {
  it('is English under /en and Ukrainian everywhere else', () => {
    expect(['/en', '/en/', '/en/index', '/en?query=1'].map(languageOfPath)).toEqual(['en', 'en', 'en', 'en']);
    expect(['/', '/index', '/enlighten', '/products/en'].map(languageOfPath)).toEqual(['uk', 'uk', 'uk', 'uk']);
  });

  it('changes while the page stays the same', () => {
    expect(pathIn('en', '/products?query=oud#top')).toBe('/en/products?query=oud#top');
    expect(pathIn('uk', '/en/products?query=oud#top')).toBe('/products?query=oud#top');
    expect(pathIn('en', '/')).toBe('/en');
    expect(pathIn('uk', '/en')).toBe('/');
    expect(pathIn('uk', '/en?query=oud')).toBe('/?query=oud');
  });

  it('changes nothing when the page already is in that language', () => {
    expect(pathIn('en', '/en/index')).toBe('/en/index');
    expect(pathIn('uk', '/index')).toBe('/index');
  });
});
