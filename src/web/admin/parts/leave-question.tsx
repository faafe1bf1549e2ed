import { useAdminMessages } from '#web/kit/messages.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type LeaveQuestionProps = { onStay: () => void; onLeave: () => void };

/** Stands between what was typed and its loss. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const { unsaved } = useAdminMessages();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onStay}
      title={unsaved.title}
      text={unsaved.text}
      confirmLabel={unsaved.leave}
      cancelLabel={unsaved.stay}
      onConfirm={onLeave}
    />
  );
}
