export type Pace = { readonly connections: number; readonly warmUpMs: number; readonly measureMs: number };

/** A server and the paths to request, which are split among the connections: at least one for each. */
export type Target = {
  readonly origin: string;
  /** Of more processes of the same shop. */
  readonly furtherOrigins?: readonly string[];
  readonly paths: readonly string[];
};

export type Load = Pace & { readonly targets: readonly Target[] };

export type OrdersLoad = Pace & {
  readonly origin: string;
  readonly furtherOrigins: readonly string[];
  readonly productIds: readonly string[];
};

export type Measurement = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly requests: number;
};

/** Expects sorted values. */
function percentile(sorted: Float64Array, percent: number): number {
  if (sorted.length === 0) return Number.NaN;
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export function summarize(latenciesMs: readonly number[], measureMs: number): Measurement {
  const sorted = Float64Array.from(latenciesMs).sort();
  return {
    requests: sorted.length,
    perSecond: (sorted.length / measureMs) * 1000,
    p50Ms: percentile(sorted, 50),
    p99Ms: percentile(sorted, 99),
  };
}
