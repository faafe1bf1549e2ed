import type { RefundOfBuyer } from '#contracts/orders.ts';
import { formatLongDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import type { OtherWay } from '#domain/refund-states.ts';
import { useLanguage } from '#web/kit/language.ts';
import { kopecksOf } from '#web/kit/product-price.ts';

type RefundListProps = {
  refunds: readonly RefundOfBuyer[] | undefined;
  texts: {
    label: string;
    done: (sum: string) => string;
    underWay: (sum: string) => string;
    otherWays: Record<OtherWay, string>;
  };
};

/** What the shop returned of an order's money. */
export function RefundList({ refunds = [], texts }: RefundListProps) {
  const language = useLanguage();
  if (refunds.length === 0) return null;
  return (
    <ul aria-label={texts.label} className="mt-2 grid gap-1 text-sm">
      {refunds.map(({ amount, isDone, reason, otherWay, date }) => (
        <li key={date + amount} className="wrap-anywhere">
          <span className="font-semibold">
            {(isDone ? texts.done : texts.underWay)(formatMoney(kopecksOf(amount)))}
            {otherWay && ` ${texts.otherWays[otherWay]}`}
          </span>
          <span className="text-ink-2">
            {' · '}
            {[reason, formatLongDate(new Date(date), language)].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
