import { startTransition, useEffect, useState } from 'react';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { useMutation } from '#web/kit/request.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type ConfirmActionProps = {
  /** Names the row: "Видалити бренд «Byredo»?" */
  title: string;
  /** The consequence. */
  text: string;
  confirmLabel: string;
  confirmKind?: 'danger' | 'primary';
  /** For questions where "cancel" would be ambiguous. */
  cancelLabel?: string;
  call: () => Promise<Answer<unknown>>;
  /** Success message instead of the server's. */
  done?: string;
  onClose: () => void;
  onDone?: () => void;
};

/** Asks for confirmation, then calls. Shows a failure in the dialog; closes after the list was revalidated. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { title, text, confirmLabel, confirmKind, cancelLabel, call, done, onClose, onDone } = props;
  const { words } = useMessages();
  const { mutate, isBusy, error } = useMutation();
  useFocusOnPage();

  async function confirm() {
    if (!(await mutate(call, done))) return;
    onDone?.();
    // In a transition, to commit together with the revalidated rows.
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

/** Moves the focus to the page if the opener was removed with its row. */
function useFocusOnPage() {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const keepFocus = () => {
      if (!opener?.isConnected) document.querySelector('main')?.focus({ preventScroll: true });
    };
    return () => queueMicrotask(keepFocus);
  }, [opener]);
}
