import type { ReactNode } from 'react';
import type { Overview } from '#contracts/overview.ts';
import { formatShortDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { formatNumber } from '#domain/numbers.ts';
import { type LabelledProduct, productMarks, productTitle } from '#domain/product-label.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { NothingHere, OverviewCard } from './overview-card.tsx';

type RankingRow = { key: string; name: ReactNode; figure: string; note?: string; amount: number };

type RankingProps = {
  label: string;
  nameTitle: string;
  figureTitle: string;
  noteTitle?: string;
  rows: readonly RankingRow[];
};

/** A table with bars relative to the largest row. */
function Ranking({ label, nameTitle, figureTitle, noteTitle, rows }: RankingProps) {
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  const title = 'label-caps pb-2 font-semibold text-ink-3';
  return (
    <table aria-label={label} className="w-full border-separate border-spacing-0 text-left text-[0.9375rem]">
      <thead>
        <tr>
          <th scope="col" className={title}>
            {nameTitle}
          </th>
          <th scope="col" className={`${title} pl-3 text-right`}>
            {figureTitle}
          </th>
          {noteTitle && (
            <th scope="col" className={`${title} pl-3 text-right max-sm:hidden`}>
              {noteTitle}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figure, note, amount }) => (
          <tr key={key}>
            <th scope="row" className="w-full border-t border-line py-2 font-normal">
              <span className="block wrap-anywhere">{name}</span>
              <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-mist">
                <span
                  className="block h-1 rounded-full bg-amber-glow"
                  style={{ width: `${Math.max(2, Math.round((amount / most) * 100))}%` }}
                />
              </span>
            </th>
            <td className="figures border-t border-line py-2 pl-3 text-right font-semibold whitespace-nowrap">
              {figure}
            </td>
            {noteTitle && (
              <td className="figures border-t border-line py-2 pl-3 text-right text-sm whitespace-nowrap text-ink-2 max-sm:hidden">
                {note}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ProductNameProps = Omit<LabelledProduct, 'stock' | 'priceKopecks'> & { _id: string };

/** Links to the product's page in the shop. */
export function ProductName({ _id, name, brand, itemNo, bottling, sizes }: ProductNameProps) {
  const language = useLanguage();
  const localPath = useLocalPath();
  return (
    <>
      <a href={localPath(`/products/item/${_id}`)} className="font-medium hover:text-amber-ink hover:underline">
        {productTitle({ name, brand })}
      </a>{' '}
      <span className="text-sm text-ink-2">{productMarks({ itemNo: itemNo ?? null, bottling, sizes }, language)}</span>
    </>
  );
}

type BestSellersProps = {
  title: string;
  unit: string;
  products: Overview['bestByPieces'];
  /** Null if it was counted for this page. */
  asOf: string | null;
  isAwaited: boolean;
};

export function BestSellers({ title, unit, products, asOf, isAwaited }: BestSellersProps) {
  const { overview: texts } = useAdminMessages();
  const language = useLanguage();
  return (
    <OverviewCard title={title} {...(asOf && { hint: texts.countedAt(formatShortDateTime(new Date(asOf), language)) })}>
      {products.length === 0 ? (
        <NothingHere>{isAwaited ? texts.countingBest : texts.nothingSold}</NothingHere>
      ) : (
        <Ranking
          label={title}
          nameTitle={texts.product}
          figureTitle={unit}
          noteTitle={texts.revenue}
          rows={products.map((product) => ({
            key: product._id,
            name: <ProductName {...product} />,
            figure: formatNumber(product.quantity),
            note: formatMoney(kopecksOf(product.revenue)),
            amount: product.quantity,
          }))}
        />
      )}
    </OverviewCard>
  );
}

/** Searches without results, linked to the search page. */
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
              <a
                href={localPath(`/products?${new URLSearchParams({ query: phrase })}`)}
                className="font-medium hover:text-amber-ink hover:underline"
              >
                {phrase}
              </a>
            ),
            figure: formatNumber(count),
            amount: count,
          }))}
        />
      )}
    </OverviewCard>
  );
}
