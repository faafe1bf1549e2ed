import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

let page: EventTarget;

async function openStorage() {
  const { browserStorage } = await import('./browser-storage.ts');
  return browserStorage;
}

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

// Later test files share the modules.
afterEach(() => {
  vi.resetModules();
});

describe('[ST-RESIL-01] browser storage', () => {
  it('works in memory where the browser denies even the access to it', async () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: denied });
    const storage = await openStorage();
    expect([storage.read('cart'), storage.keys()]).toEqual([null, []]);
    storage.write('cart', '[1]');
    expect([storage.read('cart'), storage.keys()]).toEqual(['[1]', ['cart']]);
    storage.write('cart', null);
    expect([storage.read('cart'), storage.keys()]).toEqual([null, []]);
  });

  it('prefers the newer value in memory while it is full, until another tab stores one', async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'old', setItem: full, removeItem: denied });
    const storage = await openStorage();
    storage.write('cart', 'new');
    expect(storage.read('cart')).toBe('new');
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }));
    expect(storage.read('cart')).toBe('old');
  });
});
