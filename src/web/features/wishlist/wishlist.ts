import { useSyncExternalStore } from 'react';
import { isProblem } from '#contracts/kit/problem.ts';
import { ownWishlist, type Wishlist } from '#contracts/wishlist.ts';
import { type Area, ownArea } from '#domain/permissions.ts';
import { call, load } from '#web/kit/api-client.ts';
import { browserStorage } from '#web/kit/browser-storage.ts';
import { currentSession, sessionChanged } from '#web/kit/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { type Wish, WishQueue } from './wish-queue.ts';

/** The wishlist of a signed-in user. Product ids are cached in localStorage, so that hearts are shown before the server responds. */

const key = 'wishlist';

type OwnWishes = { readonly userId: string; readonly queue: WishQueue };
let own: OwnWishes | null = null;

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

/** Validated: localStorage is untrusted. */
function remembered(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(browserStorage.read(key) ?? '[]');
    return Array.isArray(ids) ? [...new Set(ids.filter(isId))] : [];
  } catch {
    return [];
  }
}

function remember(productIds: readonly string[]): void {
  browserStorage.write(key, JSON.stringify(productIds));
}

const idsOf = ({ products }: Wishlist) => products.map(({ _id }) => _id);

function areaNow() {
  return ownArea(currentSession()?.permissions ?? null, 'wishlist');
}

function callsNow() {
  const area = areaNow();
  if (area === null) throw new Error('Only a user with a wishlist can change it');
  return ownWishlist[area];
}

async function send(productId: string, { isWished, by }: Wish): Promise<readonly string[] | null> {
  const { turn, remove } = callsNow();
  if (by === 'heart' || isWished) {
    return idsOf((await call(turn, { params: { productId }, body: { wished: isWished } })).data);
  }
  await call(remove, { params: { id: productId } });
  return null;
}

/** In the panel a failed removal only restores the row and is logged. */
function refused(error: unknown, { by }: Wish): void {
  if (!isProblem(error) || (by === 'list' && areaNow() === 'admin')) reportError(error);
  else showToast({ kind: 'problem', title: error.message });
}

function wishes(): WishQueue | null {
  const userId = areaNow() === null ? null : (currentSession()?.userId ?? null);
  if (own && own.userId === userId) return own.queue;
  own?.queue.dispose();
  own = userId === null ? null : { userId, queue: openWishes() };
  return own?.queue ?? null;
}

function openWishes(): WishQueue {
  return new WishQueue(remembered(), {
    load: async () => idsOf((await call(callsNow().list, {})).data),
    send,
    store: remember,
    changed: notifyAll,
    refused,
  });
}

/** Loaded once per sign-in and per page load. */
let loadedFor: WishQueue | null = null;

function loadOnce(): void {
  const queue = wishes();
  if (queue && queue !== loadedFor) void queue.load();
  loadedFor = queue;
}

const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const listener of listeners) listener();
}

function onStorage({ key: written }: StorageEvent): void {
  if (written === key || written === null) wishes()?.setFromOtherTab(remembered());
  else notifyAll();
}

function onSession(): void {
  loadOnce();
  notifyAll();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
    addEventListener(sessionChanged, onSession);
    loadOnce();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorage);
    removeEventListener(sessionChanged, onSession);
  };
}

/** Null without a wishlist permission, and in server-side rendering and hydration, since pages are cached for all visitors. */
export function useWishes(): ReadonlySet<string> | null {
  return useSyncExternalStore(
    subscribe,
    () => wishes()?.shown ?? null,
    () => null,
  );
}

export function useWish(productId: string): { isWished: boolean; mayWish: boolean } {
  const isWished = useSyncExternalStore(
    subscribe,
    () => wishes()?.shown.has(productId) ?? false,
    () => false,
  );
  const mayWish = useSyncExternalStore(
    subscribe,
    () => wishes() !== null,
    () => false,
  );
  return { isWished, mayWish };
}

export function toggleWish(productId: string): void {
  const queue = wishes();
  queue?.enqueue(productId, { isWished: !queue.shown.has(productId), by: 'heart' });
}

export function removeWish(productId: string): void {
  wishes()?.enqueue(productId, { isWished: false, by: 'list' });
}

export function restoreWish(productId: string): void {
  wishes()?.enqueue(productId, { isWished: true, by: 'list' });
}

/** Reuses the list that a page has just loaded. */
function setLoadedWishes(wishlist: Wishlist): void {
  loadedFor = wishes();
  loadedFor?.setServerState(idsOf(wishlist));
}

/** For the wishlist page; also updates the hearts and the count. */
export async function loadWishlist(area: Area): Promise<Wishlist> {
  const wishlist = await load(ownWishlist[area].list, {});
  setLoadedWishes(wishlist);
  return wishlist;
}
