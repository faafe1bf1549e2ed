import { Navigate } from 'react-router';
import { useMessages } from '#web/kit/messages.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Leads on to another page, and says so until that one has come. */
export function Elsewhere({ to }: { to: string }) {
  const { words } = useMessages();
  return (
    <div className="flex min-h-96 items-center justify-center text-lg text-ink-2">
      <Navigate to={to} replace />
      <Spinner label={words.loading} />
    </div>
  );
}
