import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Overview } from '#contracts/overview.ts';
import { formatMoney } from '#domain/money.ts';
import { formatNumber } from '#domain/numbers.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';

type SalesTilesProps = { overview: Overview };

/** Key figures compared with the previous period. */
export function SalesTiles({ overview: { total, before, days, statuses, isInProgress } }: SalesTilesProps) {
  const { overview: texts } = useAdminMessages();
  const abolished = statuses.find(({ status }) => status === 'abolition');
  const compared = { days: days.length, isInProgress };
  const money = (uah: number) => formatMoney(kopecksOf(uah));
  return (
    <dl className="mb-6 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <Tile title={texts.revenue} figure={money(total.revenue)}>
        <Change now={total.revenue} before={before.revenue} {...compared} />
        <span className="block">{texts.awaited(money(total.awaited))}</span>
      </Tile>
      <Tile title={texts.orders} figure={formatNumber(total.orders)}>
        <Change now={total.orders} before={before.orders} {...compared} />
      </Tile>
      <Tile title={texts.averageBasket} figure={money(total.averageBasket)}>
        <Change now={total.averageBasket} before={before.averageBasket} {...compared} />
      </Tile>
      <Tile title={texts.abolished} figure={formatNumber(abolished?.orders ?? 0)}>
        {money(abolished?.sum ?? 0)}, {texts.abolishedHint}
      </Tile>
    </dl>
  );
}

/** Characters of a figure that fit into a tile at the usual size: billions take more. */
const widestFigure = 15;

type TileProps = { title: string; figure: string; children: ReactNode };

function Tile({ title, figure, children }: TileProps) {
  return (
    <div className="flex flex-col gap-1 rounded-lg border border-line bg-card px-4 py-3.5 md:px-5">
      <dt className="label-caps text-ink-3">{title}</dt>
      <dd
        className={clsx(
          'font-semibold tracking-tight whitespace-nowrap',
          figure.length > widestFigure ? 'text-lg' : 'text-2xl',
        )}
      >
        {figure}
      </dd>
      <dd className="text-sm text-ink-2">{children}</dd>
    </div>
  );
}

type ChangeProps = { now: number; before: number; days: number; isInProgress: boolean };

/** As text, since colour alone is not accessible. */
function Change({ now, before, days, isInProgress }: ChangeProps) {
  const { overview: texts } = useAdminMessages();
  if (before === 0) return texts.noneBefore(days, isInProgress);
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return texts.sameAs(texts.before(days, isInProgress));
  return (
    <>
      <span className={clsx('font-semibold', percent > 0 ? 'text-green' : 'text-garnet')}>
        {percent > 0 ? texts.more(percent) : texts.less(-percent)}
      </span>
      {texts.than(texts.before(days, isInProgress))}
    </>
  );
}
