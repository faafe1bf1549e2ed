import { isProblem } from '#contracts/kit/problem.ts';
import { call } from '#web/kit/api-client.ts';
import { deleteAllDrafts } from '#web/kit/form-draft.ts';
import { beforeSignOut, clearSession, type Session, saveSession, useSession } from '#web/kit/session.ts';
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
  // Lazy loading: contracts import zod, which the page does not need before.
  const { logout } = await import('#contracts/auth.ts');
  dispatchEvent(new Event(beforeSignOut));
  // Reads the token before it is cleared.
  const leaving = call(logout, {});
  deleteAllDrafts();
  clearSession();
  try {
    const { message } = await leaving;
    showToast({ title: message, kind: 'success' });
  } catch (error) {
    // The session had already expired.
    if (isProblem(error) && error.code === 'NOT_SIGNED_IN') return;
    showToast({ title: error instanceof Error ? error.message : String(error), kind: 'problem' });
  }
}
