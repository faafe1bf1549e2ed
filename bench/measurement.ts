export type Pace = { readonly connections: number; readonly warmUpMs: number; readonly measureMs: number };

export type Load = Pace & {
  readonly origin: string;
  /** Shared out among the connections, each of which asks for its own in turn: at least one for each. */
  readonly paths: readonly string[];
};

export type OrdersLoad = Pace & { readonly origin: string; readonly productIds: readonly string[] };

export type Measurement = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly requests: number;
};

/** The value that so many of a hundred stay under. Expects them sorted. */
export function percentile(sorted: Float64Array, percent: number): number {
  if (sorted.length === 0) return Number.NaN;
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Several turns of the same length as one measurement; of the slowest answers, those of the worst turn. */
export const join = (turns: readonly Measurement[]): Measurement => ({
  requests: turns.reduce((sum, { requests }) => sum + requests, 0),
  perSecond: average(turns.map(({ perSecond }) => perSecond)),
  p50Ms: average(turns.map(({ p50Ms }) => p50Ms)),
  p99Ms: Math.max(...turns.map(({ p99Ms }) => p99Ms)),
});
