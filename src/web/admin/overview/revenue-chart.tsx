import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Overview } from '#contracts/overview.ts';
import { formatLongDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { formatNumber } from '#domain/numbers.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';

type Day = Overview['days'][number];

/** '2026-03-17' as '17.03'. */
const shortDay = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}`;
const axisText = { fontSize: 12, fill: 'var(--color-ink-3)' };

/** A bar chart by day; the table is its accessible alternative. */
export function RevenueChart({ days }: { days: readonly Day[] }) {
  const { overview: texts } = useAdminMessages();
  const shortMoney = (uah: number) => {
    const power = [3, 2, 1].find((power) => uah >= 1000 ** power) ?? 0;
    return formatNumber(uah / 1000 ** power) + (texts.thousandsMillionsBillions[power - 1] ?? '');
  };
  return (
    <ResponsiveContainer width="100%" height={280}>
      <BarChart data={[...days]} margin={{ top: 8, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <defs>
          <linearGradient id="revenue-liquid" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0%" stopColor="var(--color-amber-glow)" />
            <stop offset="100%" stopColor="var(--color-amber)" />
          </linearGradient>
        </defs>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="day"
          tickFormatter={shortDay}
          tick={axisText}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line-2)' }}
          minTickGap={16}
        />
        <YAxis tickFormatter={shortMoney} tick={axisText} tickLine={false} axisLine={false} width={64} />
        <Tooltip
          cursor={{ fill: 'var(--color-amber-wash)' }}
          isAnimationActive={false}
          content={({ payload }) => {
            const day: Day | undefined = payload[0]?.payload;
            return day && <DayNote day={day} />;
          }}
        />
        <Bar
          dataKey="revenue"
          fill="url(#revenue-liquid)"
          radius={[3, 3, 0, 0]}
          maxBarSize={48}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

function DayNote({ day: { day, revenue, orders } }: { day: Day }) {
  const { overview: texts } = useAdminMessages();
  const language = useLanguage();
  return (
    <div className="rounded-md border border-line-2 bg-card px-3 py-2 text-sm shadow-pop">
      <p className="text-ink-2">{formatLongDate(day, language)}</p>
      <p className="font-semibold">{formatMoney(kopecksOf(revenue))}</p>
      <p className="text-ink-2">{texts.orderCount(orders)}</p>
    </div>
  );
}
