import type { AuditEntry } from '#contracts/audit.ts';
import { formatLongDateTime } from '#domain/dates.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { ChangesTable } from './changes-table.tsx';

type AuditEntriesProps = {
  entries: readonly AuditEntry[];
  /** Whether each tells which thing it is about, or all are about one. */
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

/** Who did what and when, the latest first. What was made or is gone needs no list of all its fields unless somebody asks. */
export function AuditEntries({ entries, isNamed }: AuditEntriesProps) {
  const { audit: texts } = useAdminMessages();
  return (
    <ul aria-label={texts.title} className="divide-y divide-line rounded-lg border border-line bg-card">
      {entries.map((entry) => (
        <li key={entry._id} className="px-4 py-3">
          {Object.keys(entry.changes).length === 0 ? (
            <p className={headLook}>
              <EntryHead entry={entry} isNamed={isNamed} />
            </p>
          ) : (
            <details open={entry.action === 'changed' && !isNamed}>
              <summary className={`cursor-pointer ${headLook}`}>
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
        </li>
      ))}
    </ul>
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
