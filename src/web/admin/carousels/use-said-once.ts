import { useEffect } from 'react';
import { showToast } from '#web/ui/toast.ts';

/** Says that something has come, as soon as it has and not again. */
export function useSaidOnce(hasCome: boolean, words: string): void {
  useEffect(() => {
    if (hasCome) showToast({ kind: 'success', title: words });
  }, [hasCome, words]);
}
