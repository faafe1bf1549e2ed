import { beforeEach, describe, expect, it, vi } from 'vitest';

const session = (userId: string) => ({ token: `token of ${userId}`, userId, userEmail: `${userId}@kraplyna.test` });
const permissions = { admin: { access: false, modules: {} }, customer: { access: true, modules: {} } };

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** One tab of a browser; the modules remember what they read, so each test gets fresh ones. */
async function openTab() {
  vi.resetModules();
  // Here it is the browser that remembers who is signed in.
  vi.stubEnv('SSR', false);
  const page = new EventTarget();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  const { rememberSession, forgetSession, endSession } = await import('./session.ts');
  const drafts = await import('./own-draft.ts');
  const signIn = (userId: string) => rememberSession({ ...session(userId), permissions } as never);
  return { ...drafts, signIn, forgetSession, endSession };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

describe('what somebody has typed into a long form', () => {
  let tab: Tab;
  beforeEach(async () => {
    tab = await openTab();
  });

  it('waits in the tab until it is forgotten', () => {
    expect(tab.readDraft()).toBeNull();
    tab.keepDraft({ comment: 'Подзвоніть' });
    expect(tab.readDraft()).toEqual({ comment: 'Подзвоніть' });
    tab.forgetDraft();
    expect(tab.readDraft()).toBeNull();
  });

  it('goes along with a guest who signs in, and is then of that person alone', () => {
    tab.keepDraft('of a guest');
    tab.signIn('olena');
    expect(tab.readDraft()).toBe('of a guest');
    tab.keepDraft('of Olena');
    tab.signIn('taras');
    expect(tab.readDraft()).toBeNull();
  });

  it('is not left behind by whoever signed out in another tab', () => {
    tab.signIn('olena');
    tab.keepDraft('of Olena');
    tab.forgetSession();
    expect(tab.readDraft()).toBeNull();
    tab.forgetDraftOfOthers(null);
    expect(sessionStorage.getItem('kraplyna:draft')).toBeNull();
  });

  it('stays with those whose session has ended, for them alone', () => {
    tab.signIn('olena');
    tab.keepDraft('of Olena');
    tab.endSession();
    tab.forgetDraftOfOthers(null);
    expect(tab.readDraft()).toBe('of Olena');
    tab.keepDraft('more of Olena');
    tab.signIn('taras');
    tab.forgetDraftOfOthers('taras');
    expect(sessionStorage.getItem('kraplyna:draft')).toBeNull();
  });

  it('survives a storage in which somebody else has written', () => {
    for (const nonsense of ['{', 'null', '7', '"x"']) {
      sessionStorage.setItem('kraplyna:draft', nonsense);
      expect(tab.readDraft()).toBeNull();
    }
  });
});
