import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { listRoles, type Role } from '#contracts/roles.ts';
import { mayUse } from '#domain/permissions.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { load } from '#web/kit/load.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { IconLink } from '#web/ui/icon-link.tsx';
import { Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { ListHeading } from '../parts/list-heading.tsx';
import { ListProblem } from '../parts/list-problem.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { RoleDeleteDialog } from './role-delete-dialog.tsx';

export const clientLoader = () => load(listRoles, {});
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().roles.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

type NumberedRole = Role & { number: number };

export default function RoleListPage({ loaderData: roles }: { loaderData: Role[] }) {
  const { roles: texts, list } = useAdminMessages();
  const localPath = useLocalPath();
  const revalidator = useRevalidator();
  const maySeePeople = mayUse(useSession()?.permissions ?? null, 'admin', 'users');
  const [deleted, setDeleted] = useState<Role | null>(null);

  const createLink = (
    <ButtonLink
      kind="primary"
      icon={<Plus aria-hidden="true" className="size-5" />}
      href={localPath('/admin/roles/form')}
    >
      {texts.create}
    </ButtonLink>
  );

  const columns: Column<NumberedRole>[] = [
    {
      key: 'number',
      title: list.number,
      cell: ({ number }) => number,
      className: 'figures text-ink-2 max-md:hidden md:w-16',
    },
    {
      key: 'name',
      title: list.name,
      isName: true,
      cell: ({ name, description, isForNewcomers }) => (
        <>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere md:min-w-36">
            {name}
            {isForNewcomers && <Badge tone="amber">{texts.forNewcomers}</Badge>}
          </span>
          <span className="hidden text-sm font-normal wrap-anywhere text-ink-2 md:max-xl:block">{description}</span>
        </>
      ),
    },
    {
      key: 'description',
      title: texts.description,
      cell: ({ description }) => <span className="block wrap-anywhere xl:min-w-48">{description || '—'}</span>,
      className: 'text-ink-2',
      isAside: true,
    },
    {
      key: 'people',
      title: texts.people,
      align: 'end',
      className: 'figures',
      cell: ({ _id, name, peopleCount }) =>
        maySeePeople && peopleCount > 0 ? (
          <Link
            href={localPath(`/admin/users?role=${_id}`)}
            aria-label={texts.peopleOf(peopleCount, name)}
            className="inline-flex min-h-11 min-w-11 items-center justify-end text-amber-ink underline underline-offset-4 md:min-h-9"
          >
            {peopleCount}
          </Link>
        ) : (
          peopleCount
        ),
    },
  ];

  const rowActions = (role: Role) => (
    <span className="inline-flex gap-1">
      <IconLink
        isDense
        label={texts.editRole(role.name)}
        icon={<Pencil aria-hidden="true" />}
        href={localPath(`/admin/roles/form/${role._id}`)}
      />
      <IconButton
        isDense
        label={texts.deleteRole(role.name)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setDeleted(role)}
      />
    </span>
  );

  return (
    <>
      <title>{texts.title}</title>
      <ListHeading title={texts.title} count={texts.count(roles.length)} action={createLink} />
      {roles.length === 0 ? (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={createLink} />
      ) : (
        <Table
          label={texts.title}
          columns={columns}
          rows={roles.map((role, index): NumberedRole => ({ ...role, number: index + 1 }))}
          rowKey={({ _id }) => _id}
          actions={rowActions}
          actionsTitle={list.actions}
        />
      )}
      {deleted && (
        <RoleDeleteDialog
          role={deleted}
          onClose={() => setDeleted(null)}
          onDeleted={() => void revalidator.revalidate()}
        />
      )}
    </>
  );
}
