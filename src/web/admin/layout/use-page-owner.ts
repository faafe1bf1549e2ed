import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { useHasUnsavedForm } from '#web/admin/components/unsaved-forms.ts';
import { beforeSignOut, hasSessionExpired, type Session, sessionExpired, useSession } from '#web/kit/session.ts';

/** Whose page it is, and whether it must wait: its session has ended, or another person has signed in over its unsaved input. */
export function usePageOwner(admitted: Session): { owner: Session; session: Session | null; isWaiting: boolean } {
  const session = useSession();
  const hasUnsaved = useHasUnsavedForm();
  const isIdle = useNavigation().state === 'idle';
  const [isLeaving, setIsLeaving] = useState(false);
  const [owner, setOwner] = useState(admitted);
  const isOwner = session?.userId === owner.userId;
  // The latest token and permissions; a page without unsaved input belongs to the current user.
  if (session && session !== owner && (isOwner || !hasUnsaved)) setOwner(session);

  // In place of the toast of `SessionMonitor`; a navigation that failed goes to the sign-in page instead.
  const claim = useEffectEvent((event: Event) => isIdle && event.preventDefault());
  useEffect(() => {
    const onExpired = (event: Event) => claim(event);
    const onSignOut = () => setIsLeaving(true);
    addEventListener(sessionExpired, onExpired);
    addEventListener(beforeSignOut, onSignOut);
    return () => {
      removeEventListener(sessionExpired, onExpired);
      removeEventListener(beforeSignOut, onSignOut);
    };
  }, []);

  const hasEnded = !session && (hasSessionExpired() || hasUnsaved);
  const isTaken = session !== null && !isOwner && hasUnsaved;
  return { owner, session, isWaiting: !isLeaving && (hasEnded || isTaken) };
}
