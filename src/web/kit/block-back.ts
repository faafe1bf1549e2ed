import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

/** Back closes the open dialog or sheet instead of leaving the page. React Router asks the blocker mounted last, so it stands after the content. */
export function BlockBack({ onBack }: { onBack: () => void }): null {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  const close = useEffectEvent(() => {
    blocker.reset?.();
    onBack();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') close();
  }, [blocker.state]);
  return null;
}
