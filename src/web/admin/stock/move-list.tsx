import type { StockMove } from '#contracts/stock.ts';
import { formatLongDateTime } from '#domain/dates.ts';
import type { StockReason } from '#domain/stock-moves.ts';
import { useListParams } from '#web/admin/components/list-params.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const tones: Record<StockReason, BadgeTone> = {
  receipt: 'green',
  stocktake: 'amber',
  'write-off': 'garnet',
  sale: 'neutral',
  return: 'blue',
  'open-bottle': 'yellow',
};

type MoveListProps = { label: string; moves: readonly StockMove[]; next: number | null };

/** The ledger, newest first: what changed, why, by whom and when. */
export function MoveList({ label, moves, next }: MoveListProps) {
  const { stock: texts } = useAdminMessages();
  const { hrefWith } = useListParams();
  const localPath = useLocalPath();
  const language = useLanguage();
  if (moves.length === 0) return <EmptyState title={texts.none} />;
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line rounded-lg border border-line bg-card">
        {moves.map(({ _id, date, reason, unit, before, after, who, orderNo, note }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm">
            <Badge tone={tones[reason]}>{texts.reasons[reason]}</Badge>
            <span className="figures font-semibold whitespace-nowrap">
              {texts.step(after - before, texts.units[unit])}
            </span>
            <span className="figures text-ink-2">{texts.wasAndIs(before, after)}</span>
            {orderNo !== null && (
              <a
                href={localPath(`/admin/orders/${orderNo}`)}
                className="inline-flex min-h-11 items-center text-amber-ink hover:underline md:min-h-0"
              >
                {texts.order(orderNo)}
              </a>
            )}
            {note && <span className="wrap-anywhere">{note}</span>}
            <span className="ml-auto flex flex-wrap justify-end gap-x-3 text-ink-2">
              <span className="wrap-anywhere">{who ?? texts.theShop}</span>
              <time dateTime={date} className="figures">
                {formatLongDateTime(new Date(date), language)}
              </time>
            </span>
          </li>
        ))}
      </ul>
      {next !== null && (
        <ButtonLink href={hrefWith({ before: String(next) })} className="mt-5">
          {texts.more}
        </ButtonLink>
      )}
    </>
  );
}
