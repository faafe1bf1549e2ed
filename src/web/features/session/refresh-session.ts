import { isProblem } from '#contracts/kit/problem.ts';
import { call } from '#web/kit/api-client.ts';
import { currentSession, type Session, saveSession } from '#web/kit/session.ts';

let inFlight: Promise<void> | null = null;
let isFresh = false;

/** Refreshes the permissions, with request coalescing. While the server is unreachable the old ones stay: each call is authorized anyway. */
export function refreshSession(): Promise<void> {
  inFlight ??= refresh().finally(() => {
    inFlight = null;
  });
  return inFlight;
}

async function refresh(): Promise<void> {
  const before = currentSession();
  if (!before) return;
  try {
    // Lazy loading: contracts import zod, which guests do not need.
    const { getSession } = await import('#contracts/auth.ts');
    const { data } = await call(getSession, {});
    isFresh = true;
    if (currentSession()?.token !== before.token) return;
    const isSame = JSON.stringify(data.permissions) === JSON.stringify(before.permissions);
    if (!isSame || data.userInfo.email !== before.userEmail) {
      saveSession({ ...before, userEmail: data.userInfo.email, permissions: data.permissions });
    }
  } catch (error) {
    if (!isProblem(error)) throw error;
  }
}

/** Refreshes the permissions once per page load. */
export async function ensureFreshSession(): Promise<Session | null> {
  if (!isFresh && currentSession()) await refreshSession();
  return currentSession();
}
