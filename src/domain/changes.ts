export type Change = readonly [before: unknown, after: unknown];

type Fields = Readonly<Record<string, unknown>>;

/** Objects are compared by what is in them; dates and the like have to be text by then, as on the wire. */
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What became different, by field. What was not there before, or is not there after, is null on that side. */
export function changesBetween(before: Fields | null, after: Fields | null): Record<string, Change> {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changes: Record<string, Change> = {};
  for (const name of names) {
    const change: Change = [before?.[name] ?? null, after?.[name] ?? null];
    if (!same(change[0], change[1])) changes[name] = change;
  }
  return changes;
}
