import CircleAlert from 'lucide-react/icons/circle-alert';
import { useIsConnectionLost } from './connection.ts';
import { useMessages } from './messages.tsx';

/** Shown while a navigation waits for the connection. Not a toast: the chunk of toasts cannot be loaded now. */
export function ConnectionNotice() {
  const { offline } = useMessages().problem;
  const isLost = useIsConnectionLost();
  return (
    <div role="status" className="fixed inset-x-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-80">
      {isLost && (
        <div className="mx-auto flex max-w-lg items-start gap-3 rounded-lg border border-line-2 bg-card p-4 shadow-pop">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-garnet" />
          <div className="min-w-0">
            <p className="font-semibold">{offline.title}</p>
            <p className="mt-1 text-sm text-ink-2">{offline.text}</p>
          </div>
        </div>
      )}
    </div>
  );
}
