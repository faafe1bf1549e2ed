import { type AuditEntry, type AuditedThing, isAuditedThing, moduleOfThing } from '#contracts/audit.ts';
import { changesBetween } from '#domain/changes.ts';
import { peopleSearchWords } from '#domain/people-search.ts';
import { mayUse } from '#domain/permissions.ts';
import { type Context, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import * as repository from './audit.repository.ts';

type Fields = Readonly<Record<string, unknown>>;

type Recorded = {
  readonly thing: AuditedThing;
  readonly id: string;
  /** Display name. */
  readonly name: string;
  /** Null for a creation. */
  readonly before: Fields | null;
  /** Null for a deletion. */
  readonly after: Fields | null;
};

/** Call it in the transaction of the change, with readable values and no secrets. An unchanged object adds no entry. */
export async function recordChanges(context: Context, recorded: readonly Recorded[]): Promise<void> {
  const actorId = context.person?.userId ?? null;
  const entries = recorded.flatMap(({ thing, id, name, before, after }): repository.NewEntry[] => {
    const changes = changesBetween(before, after);
    if (Object.keys(changes).length === 0) return [];
    const action = before === null ? 'created' : after === null ? 'deleted' : 'changed';
    return [{ actorId, thing, thingId: id, name, action, changes }];
  });
  if (entries.length > 0) await repository.insertEntries(context.db, entries);
}

type AccountEvent = {
  readonly userId: string;
  readonly email: string;
  readonly action: 'signed-in' | 'password-changed';
};

/** Call it in the transaction of the event. */
export async function recordAccountEvent(
  { db }: Pick<Context, 'db'>,
  { userId, email, action }: AccountEvent,
): Promise<void> {
  const entry = { actorId: userId, thing: 'user', thingId: userId, name: email, action, changes: {} };
  await repository.insertEntries(db, [entry]);
}

type Page = { perPage: number; before?: string | undefined };

async function listPage(context: Context, { perPage, before }: Page, of: repository.AuditFilter) {
  const rows = await repository.listEntries(context.db, { ...of, before, limit: perPage + 1 });
  const entries = rows
    .slice(0, perPage)
    .flatMap(present)
    .map((entry) => withoutCosts(context, entry));
  return { entries, next: rows.length > perPage ? (rows[perPage - 1]?.id ?? null) : null };
}

type AskedLog = Page & {
  thing?: AuditedThing | undefined;
  who?: string | undefined;
  find?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export const listAudit = (context: Context, { thing, who = '', find = '', from, to, ...page }: AskedLog) =>
  listPage(context, page, { thing, whoWords: peopleSearchWords(who), find: find.trim(), from, to });

export async function listAuditOf(context: Context, thing: AuditedThing, thingId: string, page: Page) {
  const { permissions } = personOf(context);
  if (!mayUse(permissions, 'admin', moduleOfThing[thing])) throw new Refusal('FORBIDDEN');
  return listPage(context, page, { thing, thingId });
}

/** What goods were bought for is for those who see the statistics. */
function withoutCosts(context: Context, entry: AuditEntry): AuditEntry {
  if (mayUse(personOf(context).permissions, 'admin', 'statistic')) return entry;
  const { purchasePrice: _, ...changes } = entry.changes;
  return { ...entry, changes };
}

/** Skips kinds of objects that this version of the shop does not know. */
function present({ actorId, actorName, actorEmail, id, createdAt, ...entry }: repository.EntryRow): AuditEntry[] {
  const { thing, thingId, name, action, changes } = entry;
  if (!isAuditedThing(thing)) return [];
  const who = actorId === null || actorEmail === null ? null : { _id: actorId, name: actorName, email: actorEmail };
  const pairs = Object.entries(changes).map(([field, [before, after]]) => [field, [before, after]] as const);
  const shown = Object.fromEntries(pairs) as AuditEntry['changes'];
  return [{ _id: id, date: createdAt.toISOString(), who, thing, thingId, name, action, changes: shown }];
}
