import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import type { Role } from '#contracts/roles.ts';
import { changeUserRole, type User } from '#contracts/users.ts';
import { modulesBeyond, type Permissions } from '#domain/permissions.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { useMutation } from '#web/kit/request.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { nameOrEmail } from './user-columns.tsx';

type UserRoleDialogProps = {
  user: User;
  roles: readonly Role[];
  /** The current user's permissions, the most that can be granted. */
  own: Permissions | null;
  onClose: () => void;
  onChanged: () => void;
};

/** A picked role is applied at once. */
export function UserRoleDialog({ user, roles, own, onClose, onChanged }: UserRoleDialogProps) {
  const { users: texts } = useAdminMessages();
  const { words } = useMessages();
  const [picked, setPicked] = useState<string>();
  const { mutate, error } = useMutation();

  async function pick(userRoleId: string) {
    if (userRoleId === user.userRoleId._id) return onClose();
    setPicked(userRoleId);
    const give = () => call(changeUserRole, { params: { id: user._id }, body: { userRoleId } });
    if (await mutate(give)) {
      onChanged();
      onClose();
    }
    setPicked(undefined);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.changeRole}
      description={nameOrEmail(user)}
      closeLabel={words.close}
      size="small"
    >
      <FormProblem message={error} />
      <ul className={clsx('flex flex-col gap-2', error && 'mt-4')}>
        {roles.map((role) => {
          const isCurrent = role._id === user.userRoleId._id;
          const isBeyond = !isCurrent && modulesBeyond(own, role.permissions).length > 0;
          return (
            <li key={role._id}>
              <button
                type="button"
                disabled={isBeyond || picked !== undefined}
                aria-current={isCurrent || undefined}
                aria-busy={picked === role._id || undefined}
                onClick={() => pick(role._id)}
                className={clsx(
                  'flex min-h-14 w-full items-center gap-3 rounded-lg border bg-card px-4 py-2.5 text-left transition-colors',
                  isCurrent ? 'border-ink inset-ring inset-ring-ink' : 'border-line-2 hover:not-disabled:border-ink-3',
                  isBeyond && 'bg-paper',
                )}
              >
                <span className="flex min-w-0 grow flex-col">
                  <span className={clsx('font-semibold wrap-anywhere', isBeyond && 'text-ink-2')}>{role.name}</span>
                  <span className="text-sm text-ink-2">{isBeyond ? texts.beyondYou : role.description}</span>
                </span>
                {picked === role._id && <Spinner />}
                {isCurrent && (
                  <span className="flex shrink-0 items-center gap-1 text-sm text-green">
                    <Check aria-hidden="true" className="size-4" />
                    {texts.currentRole}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
