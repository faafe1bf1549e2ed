import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetViewed, rememberViewed, viewedProducts } from './viewed-products.ts';

const idOf = (number: number) => `0197b3a0-0000-7000-8000-${String(number).padStart(12, '0')}`;

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('what was looked at', () => {
  it('is remembered, latest first and each once', () => {
    for (const number of [1, 2, 3, 1]) rememberViewed(idOf(number));
    expect(viewedProducts()).toEqual([idOf(1), idOf(3), idOf(2)]);
  });

  it('is no more than the one being looked at and eight before it', () => {
    for (let number = 1; number <= 20; number += 1) rememberViewed(idOf(number));
    expect(viewedProducts()).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12].map(idOf));
  });

  it('is forgotten when it is no longer sold', () => {
    for (const number of [1, 2, 3]) rememberViewed(idOf(number));
    forgetViewed([idOf(2)]);
    expect(viewedProducts()).toEqual([idOf(3), idOf(1)]);
  });

  it.each(['oops', '{}', 'null', '[1,"x",null]'])('is nothing where the storage holds %s', (text) => {
    kept.set('viewedProducts', text);
    expect(viewedProducts()).toEqual([]);
  });

  it('[ST-RESIL-01] is remembered until the page is left where the browser keeps nothing', () => {
    const { localStorage } = globalThis;
    vi.stubGlobal('localStorage', undefined);
    rememberViewed(idOf(1));
    expect(viewedProducts()).toEqual([idOf(1)]);
    // Later tests share the module, which forgets what the browser has stored.
    vi.stubGlobal('localStorage', localStorage);
    forgetViewed([]);
  });
});
