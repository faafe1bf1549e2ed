import { startTransition, useEffect, useState } from 'react';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { useMutation } from '#web/kit/request.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type ConfirmActionProps = {
  /** Names the thing: "Видалити бренд «Byredo»?" */
  title: string;
  /** What follows from it. */
  text: string;
  confirmLabel: string;
  confirmKind?: 'danger' | 'primary';
  /** What saying no is called, where "cancel" could be taken for a yes. */
  cancelLabel?: string;
  call: () => Promise<Answer<unknown>>;
  /** Said instead of the server's own sentence. */
  done?: string;
  onClose: () => void;
  onDone?: () => void;
};

/** Asks, calls and tells. A refusal stands in the dialog; after a yes the list is as it is now before the dialog goes. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { title, text, confirmLabel, confirmKind, cancelLabel, call, done, onClose, onDone } = props;
  const { words } = useMessages();
  const { mutate, isBusy, error } = useMutation();
  useFocusOnPage();

  async function confirm() {
    if (!(await mutate(call, done))) return;
    onDone?.();
    // Together with the rows, which come the same way.
    startTransition(onClose);
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      confirmKind={confirmKind}
      cancelLabel={cancelLabel ?? words.cancel}
      onConfirm={confirm}
      isBusy={isBusy}
      error={error}
    />
  );
}

/** A dialog gives the focus back to what opened it. Where that has gone with its row, the page gets it instead of nobody. */
function useFocusOnPage() {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const keepFocus = () => {
      if (!opener?.isConnected) document.querySelector('main')?.focus({ preventScroll: true });
    };
    return () => queueMicrotask(keepFocus);
  }, [opener]);
}
