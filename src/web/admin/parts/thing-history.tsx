import { useState } from 'react';
import { type AuditEntry, type AuditedThing, listAuditOf } from '#contracts/audit.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { AuditEntries } from './audit-entries.tsx';

type ThingHistoryProps = { thing: AuditedThing; id: string };
type Shown = { entries: readonly AuditEntry[]; next: string | null };

const atOnce = 10;

/** The history of one thing, for who asks for it. */
export function ThingHistory({ thing, id }: ThingHistoryProps) {
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
