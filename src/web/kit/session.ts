import { useSyncExternalStore } from 'react';
import type { Permissions } from '#domain/permissions.ts';
import { browserStorage } from './browser-storage.ts';

/** The session in browser storage. The server checks token and permissions of each request; this copy only decides what the user interface shows. */
export type Session = {
  readonly token: string;
  readonly userId: string;
  readonly userEmail: string;
  readonly permissions: Permissions;
};

const keys = ['token', 'userId', 'userEmail', 'permissions'] as const;
/** Event: signed in or out in this tab. */
export const sessionChanged = 'kraplyna:session';
/** Event before signing out: the last requests with this token. */
export const beforeSignOut = 'kraplyna:session-leaving';
/** Event: the session has expired or was revoked on another device. Cancelled by a page that says so itself. */
export const sessionExpired = 'kraplyna:session-ended';
/** Event: the server answered 403, so the permissions may be stale. */
export const accessDenied = 'kraplyna:access-refused';

function isPermissions(value: unknown): value is Permissions {
  const areas = value as Permissions | null;
  return typeof areas?.admin?.modules === 'object' && typeof areas.customer?.modules === 'object';
}

function read(): Session | null {
  const [token, userId, userEmail, permissionsText] = keys.map((key) => browserStorage.read(key));
  if (!token || !userId || !userEmail || !permissionsText) return null;
  try {
    const permissions: unknown = JSON.parse(permissionsText);
    return isPermissions(permissions) ? { token, userId, userEmail, permissions } : null;
  } catch {
    return null;
  }
}

let current: Session | null | undefined;
let hasEnded = false;

/** Null for a guest and in server-side rendering, which is cached for all visitors. */
export function currentSession(): Session | null {
  if (import.meta.env.SSR) return null;
  if (current === undefined) current = read();
  return current;
}

function announce(): void {
  current = read();
  dispatchEvent(new Event(sessionChanged));
}

export function saveSession(session: Session): void {
  hasEnded = false;
  const { token, userId, userEmail, permissions } = session;
  browserStorage.writeAll({ token, userId, userEmail, permissions: JSON.stringify(permissions) });
  announce();
}

function forget(names: readonly string[]): void {
  for (const name of names) browserStorage.write(name, null);
  announce();
}

/** Removes all personal data from browser storage. */
export function clearSession(): void {
  hasEnded = false;
  forget([...keys, 'cart', 'agreedCart', 'wishlist', 'filters', 'viewedProducts', 'recentSearches']);
}

/** For an expired session. Unlike a sign-out it does not delete the cart and the form drafts. */
export function expireSession(): void {
  hasEnded = true;
  dispatchEvent(new Event(sessionExpired, { cancelable: true }));
  forget([...keys, 'wishlist']);
}

export const hasSessionExpired = (): boolean => hasEnded;

/** A refusal that `SessionMonitor` reports already; screens show nothing more. */
export const isExpiredSession = ({ code }: { readonly code: string }): boolean => hasEnded && code === 'NOT_SIGNED_IN';

function subscribe(onChange: () => void): () => void {
  // The storage event fires in other tabs only; `sessionChanged` in this one.
  const fromOtherTab = () => {
    current = read();
    onChange();
  };
  addEventListener(sessionChanged, onChange);
  addEventListener('storage', fromOtherTab);
  return () => {
    removeEventListener(sessionChanged, onChange);
    removeEventListener('storage', fromOtherTab);
  };
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession, () => null);
}
