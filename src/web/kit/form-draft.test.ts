import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const session = (userId: string) => ({ token: `token of ${userId}`, userId, userEmail: `${userId}@kraplyna.test` });
const permissions = { admin: { access: false, modules: {} }, customer: { access: true, modules: {} } };

/** Stored entries are own properties, as in a browser's Storage. */
class TestStorage {
  [key: string]: unknown;
  declare getItem: (key: string) => string | null;
  declare setItem: (key: string, value: string) => void;
  declare removeItem: (key: string) => void;
}
TestStorage.prototype.getItem = function (key) {
  return Object.hasOwn(this, key) ? String(this[key]) : null;
};
TestStorage.prototype.setItem = function (key, value) {
  this[key] = value;
};
TestStorage.prototype.removeItem = function (key) {
  delete this[key];
};

/** One browser tab; modules have state, so each test imports fresh ones. */
async function openTab() {
  vi.resetModules();
  // On the server there is no session.
  vi.stubEnv('SSR', false);
  const page = new EventTarget();
  vi.stubGlobal('localStorage', new TestStorage());
  vi.stubGlobal('sessionStorage', new TestStorage());
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  const { saveSession, clearSession, expireSession } = await import('./session.ts');
  const drafts = await import('./form-draft.ts');
  const signIn = (userId: string) => saveSession({ ...session(userId), permissions } as never);
  return { ...drafts, signIn, clearSession, expireSession };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

describe('a form draft', () => {
  let tab: Tab;
  beforeEach(async () => {
    tab = await openTab();
  });
  // Later test files share the modules.
  afterEach(() => {
    vi.resetModules();
  });

  it('is kept in the tab until it is deleted', () => {
    expect(tab.readDraft('order')).toBeNull();
    tab.saveDraft('order', { comment: 'Подзвоніть' });
    expect(tab.readDraft('order')).toEqual({ comment: 'Подзвоніть' });
    tab.deleteDraft('order');
    expect(tab.readDraft('order')).toBeNull();
  });

  it('belongs to one form, and all are deleted on sign-out', () => {
    tab.saveDraft('order', 'of the order');
    tab.saveDraft('answer', 'of the answer');
    tab.deleteDraft('order');
    expect([tab.readDraft('order'), tab.readDraft('answer')]).toEqual([null, 'of the answer']);
    sessionStorage.setItem('other', 'of another page');
    tab.deleteAllDrafts();
    expect(tab.readDraft('answer')).toBeNull();
    expect(sessionStorage.getItem('other')).toBe('of another page');
  });

  it('of a guest survives the sign-in, and then belongs to that person', () => {
    tab.saveDraft('order', 'of a guest');
    tab.signIn('olena');
    expect(tab.readDraft('order')).toBe('of a guest');
    tab.saveDraft('order', 'of Olena');
    tab.signIn('taras');
    expect(tab.readDraft('order')).toBeNull();
  });

  it('is deleted when the person signs out in another tab', () => {
    tab.signIn('olena');
    tab.saveDraft('order', 'of Olena');
    tab.clearSession();
    expect(tab.readDraft('order')).toBeNull();
    tab.deleteDraftsOfOthers(null);
    expect(sessionStorage.getItem('kraplyna:draft:order')).toBeNull();
  });

  it('survives an expired session, for the same person only', () => {
    tab.signIn('olena');
    tab.saveDraft('order', 'of Olena');
    tab.expireSession();
    tab.deleteDraftsOfOthers(null);
    expect(tab.readDraft('order')).toBe('of Olena');
    tab.saveDraft('order', 'more of Olena');
    tab.signIn('taras');
    tab.deleteDraftsOfOthers('taras');
    expect(sessionStorage.getItem('kraplyna:draft:order')).toBeNull();
  });

  it('lives in the page where the storage is blocked', () => {
    vi.stubGlobal(
      'sessionStorage',
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
          ownKeys: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        },
      ),
    );
    tab.saveDraft('order', 'of a guest');
    tab.saveDraft('answer', 'of an answer');
    expect(tab.readDraft('order')).toBe('of a guest');
    tab.deleteDraft('order');
    expect([tab.readDraft('order'), tab.readDraft('answer')]).toEqual([null, 'of an answer']);
    tab.signIn('olena');
    tab.saveDraft('order', 'of Olena');
    tab.deleteDraftsOfOthers('taras');
    expect([tab.readDraft('order'), tab.readDraft('answer')]).toEqual([null, 'of an answer']);
    tab.deleteAllDrafts();
    expect(tab.readDraft('answer')).toBeNull();
  });

  it('is ignored where sessionStorage holds invalid data', () => {
    for (const nonsense of ['{', 'null', '7', '"x"']) {
      sessionStorage.setItem('kraplyna:draft:order', nonsense);
      expect(tab.readDraft('order')).toBeNull();
    }
  });
});
