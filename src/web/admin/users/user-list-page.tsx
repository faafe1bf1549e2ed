import IdCard from 'lucide-react/icons/id-card';
import Power from 'lucide-react/icons/power';
import UserCog from 'lucide-react/icons/user-cog';
import { listInvites } from '#contracts/invites.ts';
import { id } from '#contracts/kit/fields.ts';
import { listRoles } from '#contracts/roles.ts';
import { countUsers, listUsers, setUserActive, type User } from '#contracts/users.ts';
import { mayUse } from '#domain/permissions.ts';
import { ConfirmAction } from '#web/admin/components/confirm-action.tsx';
import { ListTable } from '#web/admin/components/list-columns.tsx';
import { ListSearch, ListSelect } from '#web/admin/components/list-filters.tsx';
import { ListPage, ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { readListParams, rowsPerPage } from '#web/admin/components/list-params.ts';
import { RowActions, useRowDialog } from '#web/admin/components/row-actions.tsx';
import { refreshSession } from '#web/features/session/refresh-session.ts';
import { call, load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { IconLink } from '#web/ui/icon-link.tsx';
import { InviteButton, InviteList } from './invites.tsx';
import { nameOrEmail, useUserColumns } from './user-columns.tsx';
import { UserRoleDialog } from './user-role-dialog.tsx';

export async function clientLoader({ request }: { request: Request }) {
  const { find, page, param, pageInfoOf } = readListParams(request);
  const role = id.safeParse(param('role')).data;
  const search = { find, ...(role && { userRoleId: role }) };
  const [users, { all }, roles, invites] = await Promise.all([
    load(listUsers, { query: { ...search, startPage: page, perPage: rowsPerPage } }),
    load(countUsers, { query: search }),
    load(listRoles, {}),
    load(listInvites, {}),
  ]);
  return { users, roles, invites, pageInfo: pageInfoOf(all) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().users.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

type UserListPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function UserListPage({ loaderData: { users, invites, pageInfo, ...loaded } }: UserListPageProps) {
  const { users: texts, buyers, roles: roleTexts } = useAdminMessages();
  const roles = loaded.roles.map((role) => ({ ...role, name: roleTexts.nameOf(role.name) }));
  const localPath = useLocalPath();
  const session = useSession();
  const maySeeOrders = mayUse(session?.permissions ?? null, 'admin', 'orders');
  const columns = useUserColumns();
  const dialog = useRowDialog<'role' | 'switch', User>(users);
  const given = dialog.rowOf('role');
  const switched = dialog.rowOf('switch');

  /** The user's own role may have changed, and with it the sidebar. */
  const changed = ({ _id }: User) => {
    if (_id === session?.userId) void refreshSession();
  };

  return (
    <>
      <ListPage
        title={texts.title}
        count={texts.count(pageInfo.all)}
        create={<InviteButton roles={roles} own={session?.permissions ?? null} />}
        notice={invites.length > 0 && <InviteList invites={invites} />}
        filters={
          <>
            <ListSearch label={texts.search} />
            <ListSelect
              name="role"
              label={texts.roleFilter}
              all={texts.everyRole}
              options={roles.map(({ _id, name }) => ({ value: _id, label: name }))}
            />
          </>
        }
        isEmpty={users.length === 0}
        empty={{ title: texts.nobodyFound }}
        nothingFound={{ title: texts.nobodyFound, text: texts.nobodyFoundText }}
        pageInfo={pageInfo}
      >
        <ListTable
          label={texts.title}
          rows={users}
          columns={columns}
          actions={(user) => (
            <RowActions>
              {maySeeOrders && (
                <IconLink
                  isDense
                  label={buyers.cardOf(nameOrEmail(user))}
                  icon={<IdCard aria-hidden="true" />}
                  href={localPath(`/admin/users/${user._id}`)}
                />
              )}
              <IconButton
                isDense
                label={texts.changeRoleOf(nameOrEmail(user))}
                icon={<UserCog aria-hidden="true" />}
                onClick={() => dialog.open('role', user)}
              />
              <IconButton
                isDense
                label={user.active ? texts.turnOffPerson(nameOrEmail(user)) : texts.turnOnPerson(nameOrEmail(user))}
                icon={<Power aria-hidden="true" />}
                className={user.active ? undefined : 'text-garnet'}
                onClick={() => dialog.open('switch', user)}
              />
            </RowActions>
          )}
        />
      </ListPage>
      {given && (
        <UserRoleDialog
          user={given}
          roles={roles}
          own={session?.permissions ?? null}
          onClose={dialog.close}
          onChanged={() => changed(given)}
        />
      )}
      {switched && <UserSwitchDialog user={switched} onClose={dialog.close} onChanged={() => changed(switched)} />}
    </>
  );
}

type UserSwitchDialogProps = { user: User; onClose: () => void; onChanged: () => void };

function UserSwitchDialog({ user, onClose, onChanged }: UserSwitchDialogProps) {
  const { users: texts } = useAdminMessages();
  const name = nameOrEmail(user);
  const question = user.active
    ? { title: texts.turnOffTitle(name), text: texts.turnOffText, confirmLabel: texts.turnOff, done: texts.turnedOff }
    : { title: texts.turnOnTitle(name), text: texts.turnOnText, confirmLabel: texts.turnOn, done: texts.turnedOn };
  return (
    <ConfirmAction
      {...question}
      confirmKind={user.active ? 'danger' : 'primary'}
      call={() => call(setUserActive, { params: { id: user._id }, body: { active: !user.active } })}
      onClose={onClose}
      onDone={onChanged}
    />
  );
}
