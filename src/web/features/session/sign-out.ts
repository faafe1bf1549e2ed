import { isProblem } from '#contracts/kit/problem.ts';
import { call } from '#web/kit/api-client.ts';
import { deleteAllDrafts } from '#web/kit/form-draft.ts';
import { forgetSession, sessionLeaving } from '#web/kit/session.ts';
import { showToast } from '#web/ui/toast.ts';

/** This browser forgets the person in any case and at once; the server ends the session if it can be reached. */
export async function signOut(): Promise<void> {
  // The contracts bring their validator along; a page that nobody leaves need not carry it.
  const { logout } = await import('#contracts/auth.ts');
  dispatchEvent(new Event(sessionLeaving));
  // The call takes the token with it before it is forgotten.
  const leaving = call(logout, {});
  deleteAllDrafts();
  forgetSession();
  try {
    const { message } = await leaving;
    showToast({ title: message, kind: 'success' });
  } catch (error) {
    // Whose session had ended already is out, as they wished.
    if (isProblem(error) && error.code === 'NOT_SIGNED_IN') return;
    showToast({ title: error instanceof Error ? error.message : String(error), kind: 'problem' });
  }
}
