import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearRecentSearches, recentSearches, rememberSearch } from './recent-searches.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('[ST-FIND-09] recent searches', () => {
  it('are the latest five, each once, the last one first', () => {
    for (const query of ['dior', 'шанель', 'Dior', 'creed', 'уд', 'kenzo', 'prada']) rememberSearch(query);
    expect(recentSearches()).toEqual(['prada', 'kenzo', 'уд', 'creed', 'Dior']);
  });

  it('can be cleared', () => {
    rememberSearch('dior');
    clearRecentSearches();
    expect(recentSearches()).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it('hold no blank and no endless text', () => {
    rememberSearch('  ');
    rememberSearch('ш'.repeat(101));
    expect(recentSearches()).toEqual([]);
  });

  it.each(['{', 'null', '7', '[1, null, {}, ""]'])('are none where the storage holds %s', (nonsense) => {
    stored.set('recentSearches', nonsense);
    expect(recentSearches()).toEqual([]);
  });

  it('live in the page where the storage is blocked', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
    rememberSearch('dior');
    expect(recentSearches()).toEqual(['dior']);
    clearRecentSearches();
    expect(recentSearches()).toEqual([]);
  });
});
