import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { deleteDraftsOfOthers, restorePageDraft, savePageDraft } from '#web/kit/form-draft.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { accessDenied, hasSessionExpired, sessionExpired, useSession } from '#web/kit/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { ensureFreshSession, refreshSession } from './refresh-session.ts';
import { signInPath } from './return-path.ts';

/** Mounted once per page: refreshes the permissions, and reports an expired session. */
export function SessionMonitor() {
  const { session: texts } = useMessages();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const userId = useSession()?.userId ?? null;

  const showSessionExpired = useEffectEvent(() => {
    const next = navigation.location ?? { pathname, search };
    const toSignIn = () => void navigate(signInPath(`${next.pathname}${next.search}`));
    showToast({
      title: texts.ended,
      kind: 'note',
      timeoutMs: 15_000,
      action: { label: texts.signIn, onPress: toSignIn },
    });
    // A navigation that failed with 401 redirects to the sign-in page; otherwise the page stays with its input.
    if (navigation.state === 'loading') toSignIn();
  });

  useEffect(() => {
    const ended = (event?: Event) => {
      savePageDraft();
      // After all listeners: a page that asks to sign in by itself prevents the default.
      queueMicrotask(() => !event?.defaultPrevented && showSessionExpired());
    };
    const refused = () => void refreshSession();
    addEventListener(sessionExpired, ended);
    addEventListener(accessDenied, refused);
    if (hasSessionExpired()) ended();
    void ensureFreshSession();
    return () => {
      removeEventListener(sessionExpired, ended);
      removeEventListener(accessDenied, refused);
    };
  }, []);

  // Signing out in another tab deletes the drafts here.
  useEffect(() => deleteDraftsOfOthers(userId), [userId]);

  // After a reload, or after the same user has signed in again.
  useEffect(() => restorePageDraft(pathname, userId), [pathname, userId]);
  return null;
}
