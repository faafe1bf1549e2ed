import Power from 'lucide-react/icons/power';
import UserCog from 'lucide-react/icons/user-cog';
import { useState } from 'react';
import { redirect, useRevalidator, useSearchParams } from 'react-router';
import { id } from '#contracts/kit/fields.ts';
import { listRoles } from '#contracts/roles.ts';
import { countUsers, listUsers, type User } from '#contracts/users.ts';
import { refreshSession } from '#web/kit/fresh-session.ts';
import { load } from '#web/kit/load.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { pageWithin } from '#web/ui/page-window.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { Table } from '#web/ui/table.tsx';
import { ListHeading } from '../parts/list-heading.tsx';
import { ListProblem } from '../parts/list-problem.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { nameOrEmail } from './person-texts.ts';
import { useUserColumns } from './user-columns.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserRoleDialog } from './user-role-dialog.tsx';
import { UserSwitchDialog } from './user-switch-dialog.tsx';

const perPage = 50;
const lastPage = 1_000_000;

export async function clientLoader({ request }: { request: Request }) {
  const address = new URL(request.url);
  const find = (address.searchParams.get('find') ?? '').trim().slice(0, 200);
  const role = id.safeParse(address.searchParams.get('role')).data;
  const page = pageWithin(Number(address.searchParams.get('page')), lastPage);
  const search = { find, ...(role && { userRoleId: role }) };
  const [users, { all }, roles] = await Promise.all([
    load(listUsers, { query: { ...search, startPage: page, perPage } }),
    load(countUsers, { query: search }),
    load(listRoles, {}),
  ]);
  const pageCount = Math.max(1, Math.ceil(all / perPage));
  if (page > pageCount) {
    address.searchParams.set('page', String(pageCount));
    throw redirect(`${address.pathname}${address.search}`);
  }
  return { users, all, roles, page, pageCount };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().users.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

type OpenDialog = { kind: 'role' | 'switch'; user: User } | null;

type UserListPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function UserListPage({ loaderData: { users, all, roles, page, pageCount } }: UserListPageProps) {
  const { users: texts, list } = useAdminMessages();
  const { pages } = useMessages();
  const revalidator = useRevalidator();
  const session = useSession();
  const columns = useUserColumns();
  const [params] = useSearchParams();
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);

  function hrefOf(number: number): string {
    const next = new URLSearchParams(params);
    next.set('page', String(number));
    return `?${next}`;
  }

  function changed(user: User) {
    void revalidator.revalidate();
    // One's own role changes one's own rail.
    if (user._id === session?.userId) void refreshSession();
  }

  const rowActions = (user: User) => (
    <span className="inline-flex gap-1">
      <IconButton
        isDense
        label={texts.changeRoleOf(nameOrEmail(user))}
        icon={<UserCog aria-hidden="true" />}
        onClick={() => setOpen({ kind: 'role', user })}
      />
      <IconButton
        isDense
        label={user.active ? texts.turnOffPerson(nameOrEmail(user)) : texts.turnOnPerson(nameOrEmail(user))}
        icon={<Power aria-hidden="true" />}
        className={user.active ? undefined : 'text-garnet'}
        onClick={() => setOpen({ kind: 'switch', user })}
      />
    </span>
  );

  return (
    <>
      <title>{texts.title}</title>
      <ListHeading title={texts.title} count={texts.count(all)} />
      <UserFilters roles={roles} />
      {users.length === 0 ? (
        <EmptyState
          title={texts.nobodyFound}
          text={texts.nobodyFoundText}
          action={<ButtonLink href="?">{list.clearSearch}</ButtonLink>}
        />
      ) : (
        <Table
          label={texts.title}
          columns={columns}
          rows={users}
          rowKey={({ _id }) => _id}
          actions={rowActions}
          actionsTitle={list.actions}
        />
      )}
      <div className="mt-5 flex justify-end">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={hrefOf}
          label={pages.navigation}
          previousLabel={pages.previous}
          nextLabel={pages.next}
          pageLabel={pages.page}
        />
      </div>
      {open?.kind === 'role' && (
        <UserRoleDialog
          user={open.user}
          roles={roles}
          own={session?.permissions ?? null}
          onClose={close}
          onChanged={() => changed(open.user)}
        />
      )}
      {open?.kind === 'switch' && (
        <UserSwitchDialog user={open.user} onClose={close} onChanged={() => changed(open.user)} />
      )}
    </>
  );
}
