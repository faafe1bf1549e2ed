import { call } from '#web/kit/door.ts';
import { forgetSession } from '#web/kit/session.ts';
import { showToast } from '#web/ui/toast.ts';

/** This browser forgets the person in any case; the server ends the session if it can be reached. */
export async function signOut(): Promise<void> {
  // The contracts bring their validator along; a page that nobody leaves need not carry it.
  const { logout } = await import('#contracts/auth.ts');
  try {
    const { message } = await call(logout, {});
    showToast({ title: message, kind: 'success' });
  } catch (error) {
    showToast({ title: error instanceof Error ? error.message : String(error), kind: 'problem' });
  } finally {
    forgetSession();
  }
}
