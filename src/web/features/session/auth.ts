import { isProblem } from '#contracts/kit/problem.ts';
import { callWithToken } from '#web/kit/api-client.ts';
import { deleteAllDrafts } from '#web/kit/form-draft.ts';
import {
  beforeSignOut,
  clearSession,
  currentSession,
  type Session,
  saveSession,
  useSession,
} from '#web/kit/session.ts';
import { ChunkLoadError, loadChunk } from '#web/ui/chunk.ts';
import { showToast } from '#web/ui/toast.ts';

const guest = { token: null, userId: null, userEmail: null, permissions: null } as const;

/** The session with sign-in and sign-out; all null for a guest. */
export const authOf = (session: Session | null) => ({
  ...(session ?? guest),
  isAuthenticated: session !== null,
  login: saveSession,
  logout: signOut,
});

export const useAuth = () => authOf(useSession());

/** Clears the local session without waiting for the server, which then revokes the token. */
export async function signOut(): Promise<void> {
  const token = currentSession()?.token;
  dispatchEvent(new Event(beforeSignOut));
  deleteAllDrafts();
  clearSession();
  if (token !== undefined) await revoke(token);
}

async function revoke(token: string): Promise<void> {
  try {
    // Lazy loading: contracts import zod, which the page does not need before.
    const { logout } = await loadChunk('auth', () => import('#contracts/auth.ts'));
    const { message } = await callWithToken(token)(logout, {});
    showToast({ title: message, kind: 'success' });
  } catch (error) {
    // The session had already expired.
    if (isProblem(error) && error.code === 'NOT_SIGNED_IN') return;
    // The notice of failed chunks is shown.
    if (error instanceof ChunkLoadError) return;
    showToast({ title: error instanceof Error ? error.message : String(error), kind: 'problem' });
  }
}
