import { useEffect, useState } from 'react';
import { deleteRole, getRole, type Role, type RoleWithPeople } from '#contracts/roles.ts';
import { mayUse } from '#domain/permissions.ts';
import { ConfirmAction } from '#web/admin/components/confirm-action.tsx';
import { ReferrersDialog } from '#web/admin/components/referrers-dialog.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';

type RoleDeleteDialogProps = { role: Role; onClose: () => void };

/** An unused role is deleted after confirmation; otherwise its users are listed. */
export function RoleDeleteDialog({ role, onClose }: RoleDeleteDialogProps) {
  const { roles: texts } = useAdminMessages();
  const { words } = useMessages();
  if (role.peopleCount > 0) return <RoleInUseDialog role={role} onClose={onClose} />;
  return (
    <ConfirmAction
      title={texts.deleteTitle(role.name)}
      text={texts.deleteText}
      confirmLabel={words.delete}
      call={() => call(deleteRole, { params: { id: role._id } })}
      onClose={onClose}
    />
  );
}

function RoleInUseDialog({ role, onClose }: RoleDeleteDialogProps) {
  const { roles: texts } = useAdminMessages();
  const localPath = useLocalPath();
  const maySeePeople = mayUse(useSession()?.permissions ?? null, 'admin', 'users');
  const [people, setPeople] = useState<RoleWithPeople['people']>();

  useEffect(() => {
    const leaving = new AbortController();
    // If the names fail to load, the dialog still shows the count.
    call(getRole, { params: { id: role._id }, signal: leaving.signal }).then(
      ({ data }) => setPeople(data.people),
      () => setPeople([]),
    );
    return () => leaving.abort();
  }, [role._id]);

  const others = role.peopleCount - (people?.length ?? 0);
  return (
    <ReferrersDialog
      title={texts.inUseTitle(role.name)}
      text={texts.inUseText(role.peopleCount)}
      names={people}
      others={others > 0 ? texts.andOthers(others) : undefined}
      link={maySeePeople ? { label: texts.showPeople, href: localPath(`/admin/users?role=${role._id}`) } : undefined}
      onClose={onClose}
    />
  );
}
