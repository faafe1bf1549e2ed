export type Pace = { readonly connections: number; readonly warmUpMs: number; readonly measureMs: number };

export type Load = Pace & {
  readonly origin: string;
  /** Asked for in turn, from a place of its own on each connection. */
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
