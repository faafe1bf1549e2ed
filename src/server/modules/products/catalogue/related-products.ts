import type { RelatedRow } from './related-products.repository.ts';

/** Deduplicates by group: a perfume appears in one size, in one of the lists, and never on its own page. */
export function chooseRelated(rows: readonly RelatedRow[], wanted: number): { sameBrand: string[]; similar: string[] } {
  const thingOf = ({ groupId, id }: RelatedRow) => groupId ?? id;
  const seen = new Set(rows.filter(({ kind }) => kind === 'itself').map(thingOf));
  const choose = (wantedKind: RelatedRow['kind'], chosen: string[] = []) => {
    for (const row of rows) {
      if (chosen.length === wanted) break;
      if (row.kind !== wantedKind || seen.has(thingOf(row))) continue;
      seen.add(thingOf(row));
      chosen.push(row.id);
    }
    return chosen;
  };
  const sameBrand = choose('same brand');
  // Scents that share notes are more alike than neighbours in price.
  return { sameBrand, similar: choose('same category', choose('same notes')) };
}
