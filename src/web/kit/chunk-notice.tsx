import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { onChunkFailure } from '#web/ui/chunk.ts';
import { savePageDraft } from './form-draft.ts';
import { useMessages } from './messages.tsx';

/** Offers a reload after a chunk failed to load. Not a toast: the chunk of toasts may be the one that failed, and this must not time out. */
export function ChunkNotice() {
  const { problem, words } = useMessages();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => onChunkFailure(() => setIsShown(true)), []);
  if (!isShown) return null;
  const reload = () => {
    savePageDraft();
    location.reload();
  };
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-80 mx-auto flex max-w-lg items-start gap-3 rounded-lg border border-line-2 bg-card p-4 shadow-pop"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-garnet" />
      <div className="min-w-0">
        <p className="font-semibold">{problem.chunk.title}</p>
        <p className="mt-1 text-sm text-ink-2">{problem.chunk.text}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button kind="primary" size="small" onClick={reload}>
            {problem.chunk.reload}
          </Button>
          <Button size="small" onClick={() => setIsShown(false)}>
            {words.close}
          </Button>
        </div>
      </div>
    </div>
  );
}
