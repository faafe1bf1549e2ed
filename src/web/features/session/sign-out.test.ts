import { afterEach, describe, expect, it, vi } from 'vitest';

const permissions = { admin: { access: false, modules: {} }, customer: { access: true, modules: {} } };
const olena = { token: 'token of Olena', userId: 'olena', userEmail: 'olena@kraplyna.test', permissions };

type Sent = { readonly url: string; readonly token: string | null };

/** A tab where Olena is signed in, with the requests that it sends. */
async function openTab() {
  vi.resetModules();
  // On the server there is no session.
  vi.stubEnv('SSR', false);
  const stored = new Map<string, string>();
  const page = new EventTarget();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('location', { pathname: '/user/account' });
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    sent.push({ url, token: new Headers(headers).get('authorization') });
    return Response.json({ status: true, message: 'До зустрічі', data: null });
  });
  const session = await import('#web/kit/session.ts');
  session.saveSession(olena as never);
  const toasts: unknown[] = [];
  (await import('#web/ui/toast.ts')).receiveToasts((toast) => toasts.push(toast));
  const { signOut } = await import('./auth.ts');
  return { page, session, signOut, sent, toasts, reported };
}

afterEach(() => {
  vi.doUnmock('#contracts/auth.ts');
  vi.resetModules();
});

describe('signing out', () => {
  it('clears the session at once, and then revokes its token', async () => {
    const { session, signOut, sent, toasts } = await openTab();
    const leaving = signOut();
    expect(session.currentSession()).toBeNull();
    await leaving;
    expect(sent).toEqual([{ url: '/api/auth/logout', token: 'Bearer token of Olena' }]);
    expect(toasts).toEqual([{ title: 'До зустрічі', kind: 'success' }]);
  });

  it('lets the last requests go out with the token', async () => {
    const { page, session, signOut } = await openTab();
    const tokens: unknown[] = [];
    page.addEventListener(session.beforeSignOut, () => tokens.push(session.currentSession()?.token));
    await signOut();
    expect(tokens).toEqual(['token of Olena']);
  });

  it('works offline, where the code that revokes the token does not load', async () => {
    vi.doMock('#contracts/auth.ts', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    const { session, signOut, toasts, reported } = await openTab();
    await signOut();
    expect(session.currentSession()).toBeNull();
    expect(toasts, 'who offers a reload says what did not load').toEqual([]);
    expect(reported).toMatchObject([{ name: 'ChunkLoadError' }]);
  });
});
