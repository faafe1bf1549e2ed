import { ownCart, priceCart } from '#contracts/cart.ts';
import { ownArea } from '#domain/permissions.ts';
import { call } from '#web/kit/api-client.ts';
import { browserStorage } from '#web/kit/browser-storage.ts';
import { beforeSignOut, currentSession } from '#web/kit/session.ts';
import { cartChanged, changeLines, currentCart } from './cart.ts';
import { inputOf, repriced, type SyncedLines } from './cart-rules.ts';
import { CartSync } from './cart-sync.ts';

/** The server cart of a signed-in user, synced across devices. Lazy-loaded, since it imports the contracts. */

type OwnCart = { readonly userId: string; readonly sync: CartSync };
let own: OwnCart | null = null;

/** Null for guests, and for users without access to either area. */
function ownerNow(): string | null {
  const session = currentSession();
  return ownArea(session?.permissions ?? null) === null ? null : (session?.userId ?? null);
}

function callsNow() {
  const area = ownArea(currentSession()?.permissions ?? null);
  if (area === null) throw new Error('Only a signed-in user has a cart on the server');
  return ownCart[area];
}

/** Web Locks need a secure context (HTTPS); without them two tabs may race. */
async function exclusive(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('kraplyna:cart', work);
  else await work();
}

/** After the session of another user expired: removes that user's synced lines; lines added later belong to the guest. */
function removeLinesOfPreviousUser(userId: string): void {
  const synced = readSyncedCart();
  if (synced === null || synced.userId === userId) return;
  const theirs = new Set(synced.lines.map(([id]) => id));
  writeSyncedCart(null);
  changeLines((lines) => lines.filter(({ product }) => !theirs.has(product._id)));
}

function syncFor(userId: string): CartSync {
  return new CartSync({
    load: async () => (await call(callsNow().get, {})).data,
    join: async (lines) => (await call(callsNow().join, { body: { lines } })).data,
    save: async (lines, isLeaving) => (await call(callsNow().save, { body: { lines }, outlivesPage: isLeaving })).data,
    lines: currentCart,
    show: changeLines,
    synced: () => {
      const synced = readSyncedCart();
      return synced?.userId === userId ? synced.lines : null;
    },
    setSynced: (lines) => writeSyncedCart({ userId, lines }),
    exclusive,
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
}

function ownSync(): CartSync | null {
  const userId = ownerNow();
  if (own && own.userId === userId) return own.sync;
  own?.sync.dispose();
  own = null;
  if (userId === null) return null;
  removeLinesOfPreviousUser(userId);
  own = { userId, sync: syncFor(userId) };
  return own.sync;
}

/** Runs from sign-in until the returned clean-up function is called. */
export function startCartSync(): () => void {
  const sync = ownSync();
  if (!sync) return () => undefined;
  const onChange = () => sync.changed();
  const onOnline = () => sync.retry();
  const onVisibility = () => (document.visibilityState === 'hidden' ? sync.flush() : sync.changed());
  const onLeave = () => sync.flush();
  addEventListener(cartChanged, onChange);
  addEventListener('online', onOnline);
  addEventListener('pagehide', onLeave);
  addEventListener(beforeSignOut, onLeave);
  document.addEventListener('visibilitychange', onVisibility);
  // On failure the local cart stays, and the sync retries with back-off.
  sync.refresh().catch(() => undefined);
  return () => {
    removeEventListener(cartChanged, onChange);
    removeEventListener('online', onOnline);
    removeEventListener('pagehide', onLeave);
    removeEventListener(beforeSignOut, onLeave);
    document.removeEventListener('visibilitychange', onVisibility);
    if (own?.sync === sync) own = null;
    sync.dispose();
  };
}

/** Sequence number: drops a response that a later request has superseded. */
let latestRequest = 0;

async function priceGuestCart(): Promise<void> {
  const lines = currentCart();
  if (lines.length === 0) return;
  latestRequest += 1;
  const request = latestRequest;
  const { data } = await call(priceCart, { body: { lines: inputOf(lines) } });
  if (request === latestRequest) changeLines((now) => repriced(now, lines, data.lines));
}

/** Refreshes prices and stock; for a signed-in user also syncs with other devices. Rejects with a problem. */
export async function refreshOwnCart(): Promise<void> {
  const sync = ownSync();
  await (sync ? sync.refresh() : priceGuestCart());
}

const key = 'agreedCart';

/** The owner of the local cart, and the lines of the last sync. */
type SyncedCart = { readonly userId: string; readonly lines: SyncedLines };

const isPair = (pair: unknown) => Array.isArray(pair) && typeof pair[0] === 'string' && Number.isSafeInteger(pair[1]);

/** Validated: localStorage is untrusted. */
function readSyncedCart(): SyncedCart | null {
  try {
    const found = JSON.parse(browserStorage.read(key) ?? 'null');
    const isWhole = typeof found?.userId === 'string' && Array.isArray(found.lines) && found.lines.every(isPair);
    return isWhole ? { userId: found.userId, lines: found.lines } : null;
  } catch {
    return null;
  }
}

function writeSyncedCart(synced: SyncedCart | null): void {
  browserStorage.write(key, synced && JSON.stringify(synced));
}
