import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { type AuditEntry, type AuditedThing, listAuditOf, moduleOfThing } from '#contracts/audit.ts';
import { scentWords } from '#contracts/messages/scent-words.ts';
import { formatLongDateTime } from '#domain/dates.ts';
import { mayUse } from '#domain/permissions.ts';
import { call } from '#web/kit/api-client.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { useSession } from '#web/kit/session.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { IconLink } from '#web/ui/icon-link.tsx';

type AuditEntriesProps = {
  entries: readonly AuditEntry[];
  /** Whether entries show the name of their row, in a log of several rows. */
  isNamed: boolean;
};

const tones: Record<AuditEntry['action'], BadgeTone> = {
  created: 'green',
  changed: 'amber',
  deleted: 'garnet',
  'signed-in': 'neutral',
  'password-changed': 'amber',
};

const headLook = 'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm md:min-h-9';

/** Audit log entries, newest first; only changes start expanded. */
export function AuditEntries({ entries, isNamed }: AuditEntriesProps) {
  const { audit: texts } = useAdminMessages();
  return (
    <ul aria-label={texts.title} className="divide-y divide-line rounded-lg border border-line bg-card">
      {entries.map((entry) => (
        <li key={entry._id} className="flex items-start gap-2 px-4 py-3">
          {Object.keys(entry.changes).length === 0 ? (
            <p className={`grow ${headLook}`}>
              <EntryHead entry={entry} isNamed={isNamed} />
            </p>
          ) : (
            <details open={entry.action === 'changed' && !isNamed} className="group min-w-0 grow">
              <summary className={`cursor-pointer ${headLook}`}>
                <ChevronRight
                  aria-hidden="true"
                  className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-90"
                />
                <EntryHead entry={entry} isNamed={isNamed} />
              </summary>
              <ChangesTable
                label={entry.name}
                of={entry.thing}
                sides={[texts.before, texts.after]}
                changes={entry.changes}
              />
            </details>
          )}
          {isNamed && <ThingLink entry={entry} />}
        </li>
      ))}
    </ul>
  );
}

/** Where a thing is worked on; a deleted one is nowhere. */
const pathsOfThings: Partial<Record<AuditedThing, (id: string) => string>> = {
  post: (id) => `/admin/blog/form/${id}`,
  role: (id) => `/admin/roles/form/${id}`,
};

function ThingLink({ entry: { thing, thingId, name, action } }: { entry: AuditEntry }) {
  const { audit: texts } = useAdminMessages();
  const localPath = useLocalPath();
  const permissions = useSession()?.permissions ?? null;
  if (action === 'deleted' || !mayUse(permissions, 'admin', moduleOfThing[thing])) return null;
  const path =
    pathsOfThings[thing]?.(thingId) ?? `/admin/${moduleOfThing[thing]}?${new URLSearchParams({ find: name })}`;
  return (
    <IconLink isDense label={texts.openThing(name)} icon={<ArrowUpRight aria-hidden="true" />} href={localPath(path)} />
  );
}

function EntryHead({ entry, isNamed }: { entry: AuditEntry; isNamed: boolean }) {
  const { audit: texts } = useAdminMessages();
  const language = useLanguage();
  const { date, who, thing, name, action } = entry;
  return (
    <>
      <Badge tone={tones[action]}>{texts.actions[action]}</Badge>
      {isNamed && (
        <span className="font-semibold wrap-anywhere">
          {texts.things[thing]}: {name}
        </span>
      )}
      <span className="wrap-anywhere">{who ? who.name || who.email : texts.theShop}</span>
      <time dateTime={date} className="figures text-ink-2 sm:ml-auto">
        {formatLongDateTime(new Date(date), language)}
      </time>
    </>
  );
}

type AuditHistoryProps = { thing: AuditedThing; id: string };
type Shown = { entries: readonly AuditEntry[]; next: string | null };

const atOnce = 10;

/** The audit history of one row, loaded on demand. */
export function AuditHistory({ thing, id }: AuditHistoryProps) {
  const { audit: texts } = useAdminMessages();
  const { send, isLoading, error } = useRequest();
  const [shown, setShown] = useState<Shown | null>(null);

  async function showMore() {
    const before = shown?.next;
    const query = { perPage: atOnce, ...(before && { before }) };
    const answer = await send(() => call(listAuditOf, { params: { thing, id }, query }));
    if (answer) setShown({ entries: [...(shown?.entries ?? []), ...answer.data.entries], next: answer.data.next });
  }

  return (
    <div className="flex flex-col items-start gap-3">
      {shown?.entries.length === 0 && <p className="text-sm text-ink-2">{texts.none}</p>}
      {shown && shown.entries.length > 0 && (
        <div className="w-full">
          <AuditEntries entries={shown.entries} isNamed={false} />
        </div>
      )}
      <FormProblem message={error} />
      {(shown === null || shown.next !== null) && (
        <Button size="small" isLoading={isLoading} onClick={showMore}>
          {shown === null ? texts.title : texts.more}
        </Button>
      )}
    </div>
  );
}

type ChangesTableProps = {
  label: string;
  /** The entity, since field names are ambiguous. */
  of?: AuditedThing;
  /** The headings of the two sides. */
  sides: readonly [string, string];
  /** Both sides by field. */
  changes: Readonly<Record<string, readonly [unknown, unknown]>>;
};

/** Longer values are truncated. */
const longestText = 160;

/** Field-by-field differences. */
export function ChangesTable({ label, of, sides, changes }: ChangesTableProps) {
  const { audit: texts, modules, roles } = useAdminMessages();
  const language = useLanguage();
  /** Names of keys, by field. */
  const keyNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    ...scentWords[language],
    adminModules: modules,
    customerModules: roles.customerModules,
  };

  const written = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return texts.empty;
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (Array.isArray(value)) return value.map((one) => written(field, one)).join(', ') || texts.empty;
    const text =
      typeof value === 'object' ? JSON.stringify(value) : (keyNames[field]?.[String(value)] ?? String(value));
    return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  };
  const nameOf = (field: string) => texts.fields[`${of}.${field}`] ?? texts.fields[field] ?? field;

  return (
    <table aria-label={label} className="w-full table-fixed text-left text-sm">
      <thead>
        <tr className="text-ink-2">
          {[texts.field, ...sides].map((title) => (
            <th key={title} scope="col" className="py-1.5 pr-3 font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(changes).map(([field, [one, other]]) => (
          <tr key={field} className="align-top">
            <th scope="row" className="border-t border-line py-1.5 pr-3 font-medium wrap-anywhere">
              {nameOf(field)}
            </th>
            <td className="border-t border-line py-1.5 pr-3 wrap-anywhere">{written(field, one)}</td>
            <td className="border-t border-line py-1.5 font-semibold wrap-anywhere">{written(field, other)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
