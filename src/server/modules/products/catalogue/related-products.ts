import type { RelatedRow } from './related-products.repository.ts';

/** Deduplicates by group: a perfume appears in one size, in one of the lists, and never on its own page. */
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
