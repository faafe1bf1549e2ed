import { isProblem } from '#contracts/kit/problem.ts';
import { call } from '#web/kit/api-client.ts';
import { deleteAllDrafts } from '#web/kit/form-draft.ts';
import { beforeSignOut, clearSession, type Session, saveSession, useSession } from '#web/kit/session.ts';
import { showToast } from '#web/ui/toast.ts';

const guest = { token: null, userId: null, userEmail: null, permissions: null } as const;

/** What a screen knows of the person, and the two things that change it. Of a guest it knows nothing. */
export const authOf = (session: Session | null) => ({
  ...(session ?? guest),
  isAuthenticated: session !== null,
  login: saveSession,
  logout: signOut,
});

export const useAuth = () => authOf(useSession());

/** This browser forgets the person in any case and at once; the server ends the session if it can be reached. */
export async function signOut(): Promise<void> {
  // The contracts bring their validator along; a page that nobody leaves need not carry it.
  const { logout } = await import('#contracts/auth.ts');
  dispatchEvent(new Event(beforeSignOut));
  // The call takes the token with it before it is forgotten.
  const leaving = call(logout, {});
  deleteAllDrafts();
  clearSession();
  try {
    const { message } = await leaving;
    showToast({ title: message, kind: 'success' });
  } catch (error) {
    // Whose session had ended already is out, as they wished.
    if (isProblem(error) && error.code === 'NOT_SIGNED_IN') return;
    showToast({ title: error instanceof Error ? error.message : String(error), kind: 'problem' });
  }
}
