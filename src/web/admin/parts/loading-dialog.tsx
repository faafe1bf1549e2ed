import { useMessages } from '#web/kit/messages.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type LoadingDialogProps = {
  title: string;
  loading: string;
  size?: 'small' | 'medium' | 'large';
  /** Why it did not come. */
  problem?: { title: string; text: string; onRetry: () => void } | undefined;
  onClose: () => void;
};

/** Stands where a form will stand as soon as what it edits has come. */
export function LoadingDialog({ title, loading, size = 'medium', problem, onClose }: LoadingDialogProps) {
  const { words } = useMessages();
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} closeLabel={words.close} size={size}>
      {problem ? (
        <ErrorState {...problem} retryLabel={words.retry} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-5">
          <p role="status" className="sr-only">
            {loading}
          </p>
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
          <Skeleton className="h-12" />
        </div>
      )}
    </Dialog>
  );
}
