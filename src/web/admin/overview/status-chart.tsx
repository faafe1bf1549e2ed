import { Cell, Pie, PieChart, ResponsiveContainer } from 'recharts';
import type { OrderStatus } from '#domain/order-states.ts';

type StatusChartProps = { slices: readonly { status: OrderStatus; orders: number; color: string }[] };

/** A chart of orders by status; the table next to it is its legend. */
export function StatusChart({ slices }: StatusChartProps) {
  return (
    <ResponsiveContainer width="100%" height={176}>
      <PieChart accessibilityLayer={false}>
        <Pie
          data={slices.map(({ status, orders }) => ({ name: status, value: orders }))}
          dataKey="value"
          innerRadius={54}
          outerRadius={84}
          paddingAngle={1}
          stroke="var(--color-card)"
          rootTabIndex={-1}
          isAnimationActive={false}
        >
          {slices.map(({ status, color }) => (
            <Cell key={status} fill={color} />
          ))}
        </Pie>
      </PieChart>
    </ResponsiveContainer>
  );
}
