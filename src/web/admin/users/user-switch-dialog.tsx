import { useState } from 'react';
import { isProblem } from '#contracts/kit/problem.ts';
import { setUserActive, type User } from '#contracts/users.ts';
import { call } from '#web/kit/door.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { nameOrEmail } from './person-texts.ts';

type UserSwitchDialogProps = { user: User; onClose: () => void; onChanged: () => void };

/** Turns an account off, or on again. */
export function UserSwitchDialog({ user, onClose, onChanged }: UserSwitchDialogProps) {
  const { users: texts } = useAdminMessages();
  const { words } = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const name = nameOrEmail(user);

  async function confirm() {
    setIsBusy(true);
    try {
      await call(setUserActive, { params: { id: user._id }, body: { active: !user.active } });
      showToast({ kind: 'success', title: user.active ? texts.turnedOff : texts.turnedOn });
      onChanged();
      onClose();
    } catch (problem) {
      if (!isProblem(problem)) throw problem;
      setError(problem.message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={user.active ? texts.turnOffTitle(name) : texts.turnOnTitle(name)}
      text={user.active ? texts.turnOffText : texts.turnOnText}
      confirmLabel={user.active ? texts.turnOff : texts.turnOn}
      confirmKind={user.active ? 'danger' : 'primary'}
      cancelLabel={words.cancel}
      onConfirm={confirm}
      isBusy={isBusy}
      error={error}
    />
  );
}
