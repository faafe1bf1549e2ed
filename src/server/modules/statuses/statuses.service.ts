import type { StatusInput, StatusRecord } from '#contracts/statuses.ts';
import type { Context } from '#server/context.ts';
import { type ConstraintErrors, Refusal } from '#server/errors.ts';
import { auditedCrud } from '#server/modules/audit/audited-crud.service.ts';
import * as repository from './statuses.repository.ts';

export const statusesConstraints: ConstraintErrors = {
  statuses_name_unique: () => new Refusal('ALREADY_TAKEN', { fields: { name: 'name-alike' } }),
};

const present = ({ id, name, type, color, isActive, version }: repository.StatusRow): StatusRecord => ({
  _id: id,
  name,
  type,
  color,
  active: isActive,
  version,
});

const statuses = auditedCrud({
  thing: 'status',
  unknown: 'no-such-status',
  rows: repository.rows,
  nameOf: ({ name }: StatusRecord) => name,
  find: async ({ db }, id) => {
    const found = await repository.findStatus(db, id);
    return found && present(found);
  },
  refuseDeletion: async ({ db }, id) => {
    const orders = await repository.countOrdersShowing(db, id);
    if (orders > 0) throw new Refusal('IN_USE', { because: 'status-in-use', values: { count: orders } });
  },
});

export const { get: getStatus, remove: deleteStatus } = statuses;

export async function listStatuses({ db }: Context): Promise<StatusRecord[]> {
  return (await repository.listStatuses(db)).map(present);
}

const fieldsOf = ({ name, type, color, active }: StatusInput) => ({ name, type, color, isActive: active });

export const createStatus = (context: Context, input: StatusInput): Promise<StatusRecord> =>
  statuses.create(context, fieldsOf(input));

export const updateStatus = (context: Context, id: string, input: StatusInput): Promise<StatusRecord> =>
  statuses.edit(context, id, fieldsOf(input), input.version);
