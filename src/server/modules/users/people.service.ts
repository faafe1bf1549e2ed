import type { User } from '#contracts/users.ts';
import { countedTo } from '#domain/counts.ts';
import { fromModules, modulesBeyond } from '#domain/permissions.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { type ConstraintErrors, Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { requireRoleToGive } from '#server/modules/roles/roles.service.ts';
import { endSessionsOf } from '#server/modules/sessions/sessions.service.ts';
import * as repository from './people.repository.ts';

/** Administration of other users' accounts; the own account is in profiles and passwords. */

type Search = { find: string; userRoleId?: string | undefined };

export const usersConstraints: ConstraintErrors = {
  // Race condition: the role was deleted while it was being assigned.
  users_role_id_roles_id_fk: () => new Refusal('INVALID', { fields: { userRoleId: 'unknown-choice' } }),
};

function present(row: repository.PersonRow): User {
  const { id, address, isActive, emailConfirmedAt, roleId, roleName, adminModules, customerModules, ...fields } = row;
  return {
    _id: id,
    ...fields,
    adress: address,
    userRoleId: { _id: roleId, name: roleName },
    active: isActive,
    confirmed: emailConfirmedAt !== null,
  };
}

const toSearch = ({ find, userRoleId }: Search): repository.PeopleSearch => ({ find, roleId: userRoleId });

export async function listPeople({ db }: Context, query: Search & { startPage: number; perPage: number }) {
  const { startPage, perPage } = query;
  return (await repository.listPeople(db, toSearch(query), perPage, (startPage - 1) * perPage)).map(present);
}

export async function countPeople({ db }: Context, query: Search): Promise<{ all: number; countedTo: number }> {
  return { all: await repository.countPeople(db, toSearch(query)), countedTo };
}

async function getPerson({ db }: Context, id: string): Promise<User> {
  const found = await repository.findPerson(db, id);
  if (!found) throw new Refusal('NOT_FOUND', { because: 'no-such-user' });
  return present(found);
}

/** The user under row lock. Against privilege escalation: refused if they have permissions that the caller lacks. */
async function lockWithinReach({ db, person }: Context, id: string): Promise<repository.PersonRow> {
  const found = await repository.lockPerson(db, id);
  if (!found) throw new Refusal('NOT_FOUND', { because: 'no-such-user' });
  const modules = modulesBeyond(person?.permissions ?? null, fromModules({ admin: found.adminModules }));
  if (modules.length > 0) throw new Refusal('FORBIDDEN', { because: 'person-beyond-yours', data: { modules } });
  return found;
}

/** Writes the audit entry and returns the changed user. */
async function recordPerson(context: Context, before: repository.PersonRow): Promise<User> {
  const after = await getPerson(context, before.id);
  const name = `${after.firstName} ${after.lastName}`.trim() || after.email;
  await recordChanges(context, [
    {
      thing: 'user',
      id: before.id,
      name,
      before: { role: before.roleName, active: before.isActive },
      after: { role: after.userRoleId.name, active: after.active },
    },
  ]);
  return after;
}

export async function changeRole(context: Context, id: string, roleId: string): Promise<User> {
  return inTransaction(context, async (context) => {
    const before = await lockWithinReach(context, id);
    await requireRoleToGive(context, roleId);
    await repository.updatePerson(context.db, id, { roleId });
    return recordPerson(context, before);
  });
}

export async function setActive(context: Context, id: string, isActive: boolean): Promise<User> {
  return inTransaction(context, async (context) => {
    const before = await lockWithinReach(context, id);
    if (!isActive && id === context.person?.userId) {
      throw new Refusal('NOT_ALLOWED_NOW', { because: 'own-account-off' });
    }
    await repository.updatePerson(context.db, id, { isActive });
    if (!isActive) await endSessionsOf(context, id);
    return recordPerson(context, before);
  });
}
