import type { RelatedRow } from './related-products.repository.ts';

/** A perfume stands in a strip once, in one of its sizes, and never beside itself or in both strips. */
export function chooseRelated(rows: readonly RelatedRow[], wanted: number): { sameBrand: string[]; similar: string[] } {
  const thingOf = ({ groupId, id }: RelatedRow) => groupId ?? id;
  const seen = new Set(rows.filter(({ kind }) => kind === 'itself').map(thingOf));
  const choose = (wantedKind: RelatedRow['kind']) => {
    const chosen: string[] = [];
    for (const row of rows) {
      if (chosen.length === wanted) break;
      if (row.kind !== wantedKind || seen.has(thingOf(row))) continue;
      seen.add(thingOf(row));
      chosen.push(row.id);
    }
    return chosen;
  };
  return { sameBrand: choose('same brand'), similar: choose('same category') };
}
