import type { ReactNode } from 'react';

type RankingRow = { key: string; name: ReactNode; figure: string; note?: string; amount: number };

type RankingProps = {
  label: string;
  nameTitle: string;
  figureTitle: string;
  noteTitle?: string;
  rows: readonly RankingRow[];
};

/** A table whose rows are measured against the longest: the bar below each name is its share of the first. */
export function Ranking({ label, nameTitle, figureTitle, noteTitle, rows }: RankingProps) {
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
