import { listReturns } from '#contracts/returns.ts';
import { useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Badge } from '#web/ui/badge.tsx';

const loadReturns = async (_: string, signal: AbortSignal) => (await call(listReturns, { signal })).data;

/** Returns that wait for staff, each linked to its order; nothing without any. */
export function ReturnsToDo() {
  const { returns: texts } = useAdminMessages();
  const { data = [] } = useAsyncData('open', loadReturns);
  const localPath = useLocalPath();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="returns" className="mb-8">
      <h2 id="returns" className="mb-3 text-2xl">
        {texts.toDo}
      </h2>
      <ul className="grid gap-2 rounded-lg border border-line bg-card p-4">
        {data.map(({ _id, orderNo, state, reason }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <a href={localPath(`/admin/orders/${orderNo}`)} className="py-2 font-medium text-amber-ink underline">
              {texts.open(orderNo)}
            </a>
            <span className="text-sm text-ink-2">{texts.reasons[reason]}</span>
            <Badge tone={state === 'requested' ? 'yellow' : 'blue'}>{texts.states[state]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
