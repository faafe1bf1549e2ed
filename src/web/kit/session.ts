import { useSyncExternalStore } from 'react';
import type { Permissions } from '#domain/permissions.ts';
import { readStored, store } from './browser-storage.ts';

/** What the browser remembers of a sign-in. The server asks the database again at each call; this only draws the right icons. */
export type Session = {
  readonly token: string;
  readonly userId: string;
  readonly userEmail: string;
  readonly permissions: Permissions;
};

const keys = ['token', 'userId', 'userEmail', 'permissions'] as const;
/** The event that tells this tab of a sign-in or a sign-out. */
export const sessionChanged = 'kraplyna:session';
/** The event that tells this tab that somebody is about to sign out: what is theirs and not yet saved is saved now or never. */
export const beforeSignOut = 'kraplyna:session-leaving';
/** The event that tells this tab that the server has ended the session: it expired, or somebody ended it on another device. */
export const sessionExpired = 'kraplyna:session-ended';
/** The event that tells this tab that the server refused what the page offered: the role may have changed. */
export const accessDenied = 'kraplyna:access-refused';

function isPermissions(value: unknown): value is Permissions {
  const areas = value as Permissions | null;
  return typeof areas?.admin?.modules === 'object' && typeof areas.customer?.modules === 'object';
}

function read(): Session | null {
  const [token, userId, userEmail, permissionsText] = keys.map(readStored);
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

/** Null for a guest, and always on the server: pages are rendered for a guest. */
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
  localStorage.setItem('token', session.token);
  localStorage.setItem('userId', session.userId);
  localStorage.setItem('userEmail', session.userEmail);
  localStorage.setItem('permissions', JSON.stringify(session.permissions));
  announce();
}

function forget(names: readonly string[]): void {
  for (const name of names) store(name, null);
  announce();
}

/** After signing out nothing of the person stays in the browser. */
export function clearSession(): void {
  hasEnded = false;
  forget([...keys, 'cart', 'agreedCart', 'wishlist', 'filters', 'viewedProducts']);
}

/** The server knows this session no more. Nobody asked to leave, so what a guest may have stays: the cart and what was typed. */
export function expireSession(): void {
  hasEnded = true;
  dispatchEvent(new Event(sessionExpired));
  forget([...keys, 'wishlist']);
}

/** Whether somebody was signed in here until the server said otherwise. */
export const hasSessionExpired = (): boolean => hasEnded;

function subscribe(onChange: () => void): () => void {
  // The storage event tells of other tabs, ours of this one.
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
