export type Change = readonly [before: unknown, after: unknown];

type Fields = Readonly<Record<string, unknown>>;

/** Deep comparison of JSON values. */
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Changed fields as pairs of old and new value; a missing value is null. */
export function changesBetween(before: Fields | null, after: Fields | null): Record<string, Change> {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changes: Record<string, Change> = {};
  for (const name of names) {
    const change: Change = [before?.[name] ?? null, after?.[name] ?? null];
    if (!same(change[0], change[1])) changes[name] = change;
  }
  return changes;
}
