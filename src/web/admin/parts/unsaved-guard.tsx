import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Asks before what was changed is left behind: by a link, by going back, by closing the tab. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const { unsaved } = useAdminMessages();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => blocker.reset()}
      title={unsaved.title}
      text={unsaved.text}
      confirmLabel={unsaved.leave}
      cancelLabel={unsaved.stay}
      onConfirm={() => blocker.proceed()}
    />
  );
}
