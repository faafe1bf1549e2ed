import type { Overview } from '#contracts/overview.ts';
import { formatNumber } from '#domain/numbers.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Link } from '#web/ui/link.tsx';
import { NothingHere, OverviewCard } from './overview-card.tsx';
import { Ranking } from './ranking.tsx';

/** What the shop could have sold. Each leads to the search, which may find something by now. */
export function MissedSearches({ missedSearches }: Pick<Overview, 'missedSearches'>) {
  const { overview: texts } = useAdminMessages();
  const localPath = useLocalPath();
  return (
    <OverviewCard title={texts.missed} hint={texts.missedHint}>
      {missedSearches.length === 0 ? (
        <NothingHere>{texts.nothingMissed}</NothingHere>
      ) : (
        <Ranking
          label={texts.missed}
          nameTitle={texts.phrase}
          figureTitle={texts.times}
          rows={missedSearches.map(({ phrase, count }) => ({
            key: phrase,
            name: (
              <Link
                href={localPath(`/products?${new URLSearchParams({ query: phrase })}`)}
                className="font-medium hover:text-amber-ink hover:underline"
              >
                {phrase}
              </Link>
            ),
            figure: formatNumber(count),
            amount: count,
          }))}
        />
      )}
    </OverviewCard>
  );
}
