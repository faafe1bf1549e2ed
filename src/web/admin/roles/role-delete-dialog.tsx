import { useEffect, useState } from 'react';
import { isProblem } from '#contracts/kit/problem.ts';
import { deleteRole, getRole, type Role, type RoleWithPeople } from '#contracts/roles.ts';
import { mayUse } from '#domain/permissions.ts';
import { call } from '#web/kit/door.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.ts';

type RoleDeleteDialogProps = { role: Role; onClose: () => void; onDeleted: () => void };

/** A role that nobody has is deleted after a question; for the others the dialog says who has it. */
export function RoleDeleteDialog({ role, onClose, onDeleted }: RoleDeleteDialogProps) {
  const { roles: texts } = useAdminMessages();
  const { words } = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function confirm() {
    setIsBusy(true);
    try {
      const { message } = await call(deleteRole, { params: { id: role._id } });
      showToast({ kind: 'success', title: message });
      onDeleted();
      onClose();
    } catch (problem) {
      if (!isProblem(problem)) throw problem;
      setError(problem.message);
    } finally {
      setIsBusy(false);
    }
  }

  if (role.peopleCount > 0) return <RoleInUseDialog role={role} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={texts.deleteTitle(role.name)}
      text={texts.deleteText}
      confirmLabel={words.delete}
      cancelLabel={words.cancel}
      onConfirm={confirm}
      isBusy={isBusy}
      error={error}
    />
  );
}

function RoleInUseDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { roles: texts } = useAdminMessages();
  const { words } = useMessages();
  const localPath = useLocalPath();
  const maySeePeople = mayUse(useSession()?.permissions ?? null, 'admin', 'users');
  const [people, setPeople] = useState<RoleWithPeople['people']>();

  useEffect(() => {
    const leaving = new AbortController();
    // Without the names the dialog still says how many there are.
    call(getRole, { params: { id: role._id }, signal: leaving.signal }).then(
      ({ data }) => setPeople(data.people),
      () => setPeople([]),
    );
    return () => leaving.abort();
  }, [role._id]);

  const others = role.peopleCount - (people?.length ?? 0);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.inUseTitle(role.name)}
      closeLabel={words.close}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {maySeePeople && (
            <ButtonLink kind="primary" href={localPath(`/admin/users?role=${role._id}`)}>
              {texts.showPeople}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{texts.inUseText(role.peopleCount)}</p>
      {people === undefined ? (
        <Skeleton className="mt-3 h-16" />
      ) : (
        people.length > 0 && (
          <ul className="mt-3 list-disc pl-5 text-ink-2">
            {people.map(({ _id, name }) => (
              <li key={_id} className="wrap-anywhere">
                {name}
              </li>
            ))}
            {others > 0 && <li>{texts.andOthers(others)}</li>}
          </ul>
        )
      )}
    </Dialog>
  );
}
