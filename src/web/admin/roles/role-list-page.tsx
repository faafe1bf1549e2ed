import Plus from 'lucide-react/icons/plus';
import { listRoles, type Role } from '#contracts/roles.ts';
import { mayUse } from '#domain/permissions.ts';
import { ListTable, type Numbered, numbered, useListColumns } from '#web/admin/components/list-columns.tsx';
import { ListPage, ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { RowActions, useRowDialog } from '#web/admin/components/row-actions.tsx';
import { useCountText } from '#web/admin/components/use-count-text.ts';
import { load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Column } from '#web/ui/table.tsx';
import { RoleDeleteDialog } from './role-delete-dialog.tsx';

export const clientLoader = () => load(listRoles, {});
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().roles.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

export default function RoleListPage({ loaderData }: { loaderData: Role[] }) {
  const { roles: texts } = useAdminMessages();
  const roles = loaderData.map((role) => ({ ...role, name: texts.nameOf(role.name) }));
  const localPath = useLocalPath();
  const columns = useRoleColumns();
  const dialog = useRowDialog<'delete', Role>(roles);
  const deleted = dialog.rowOf('delete');

  return (
    <>
      <ListPage
        title={texts.title}
        count={texts.count(roles.length)}
        create={
          <span className="flex flex-wrap gap-3">
            <ButtonLink
              kind="primary"
              icon={<Plus aria-hidden="true" className="size-5" />}
              href={localPath('/admin/roles/form')}
            >
              {texts.create}
            </ButtonLink>
          </span>
        }
        isEmpty={roles.length === 0}
        empty={{ title: texts.emptyTitle, text: texts.emptyText }}
      >
        <ListTable
          label={texts.title}
          rows={numbered(roles)}
          columns={columns}
          actions={(role) => (
            <RowActions
              edit={{ label: texts.editRole(role.name), href: localPath(`/admin/roles/form/${role._id}`) }}
              remove={{ label: texts.deleteRole(role.name), onPress: () => dialog.open('delete', role) }}
            />
          )}
        />
      </ListPage>
      {deleted && <RoleDeleteDialog role={deleted} onClose={dialog.close} />}
    </>
  );
}

function useRoleColumns(): Column<Numbered<Role>>[] {
  const { roles: texts } = useAdminMessages();
  const localPath = useLocalPath();
  const countText = useCountText();
  const columns = useListColumns<Role>();
  const maySeePeople = mayUse(useSession()?.permissions ?? null, 'admin', 'users');
  return [
    columns.number(),
    columns.name(({ name, description, isForNewcomers }) => (
      <>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {name}
          {isForNewcomers && <Badge tone="amber">{texts.forNewcomers}</Badge>}
        </span>
        <span className="hidden text-sm font-normal text-ink-2 md:max-xl:block">{description}</span>
      </>
    )),
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
          <a
            href={localPath(`/admin/users?role=${_id}`)}
            aria-label={texts.peopleOf(peopleCount, name)}
            className="inline-flex min-h-11 min-w-11 items-center justify-end text-amber-ink underline underline-offset-4 md:min-h-9"
          >
            {countText(peopleCount)}
          </a>
        ) : (
          countText(peopleCount)
        ),
    },
  ];
}
