import { afterEach, describe, expect, it, vi } from 'vitest';

const permissions = { admin: { access: false, modules: {} }, customer: { access: true, modules: {} } };
const sessionOf = (userId: string) =>
  ({ token: `token of ${userId}`, userId, userEmail: `${userId}@kraplyna.test`, permissions }) as never;

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** One tab. Modules have state, so each test imports fresh ones. */
async function openTab(localStorage: object) {
  vi.resetModules();
  // On the server there is no session.
  vi.stubEnv('SSR', false);
  const page = new EventTarget();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  return import('./session.ts');
}

afterEach(() => {
  vi.resetModules();
});

describe('a session', () => {
  it('lives in the tab where the storage is blocked', async () => {
    const tab = await openTab({ getItem: denied, setItem: denied, removeItem: denied });
    tab.saveSession(sessionOf('olena'));
    expect(tab.currentSession()).toEqual(sessionOf('olena'));
    tab.clearSession();
    expect(tab.currentSession()).toBeNull();
    tab.saveSession(sessionOf('taras'));
    tab.expireSession();
    expect(tab.currentSession()).toBeNull();
  });

  it('is never a mix of two where the storage gets full half-way', async () => {
    const stored = new Map<string, string>();
    let isFull = false;
    const tab = await openTab({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull && key === 'permissions') throw new DOMException('full', 'QuotaExceededError');
        stored.set(key, value);
      },
      removeItem: (key: string) => stored.delete(key),
    });
    tab.saveSession(sessionOf('olena'));
    isFull = true;
    tab.saveSession(sessionOf('taras'));
    expect(tab.currentSession()).toEqual(sessionOf('taras'));
    expect([...stored.keys()], 'other tabs find no half session').toEqual([]);
    isFull = false;
    tab.saveSession(sessionOf('olena'));
    expect(stored.get('token')).toBe('token of olena');
    expect(tab.currentSession()).toEqual(sessionOf('olena'));
  });
});
