import { describe, expect, it } from 'vitest';
import type { RelatedRow } from './related-products.repository.ts';
import { chooseRelated } from './related-products.ts';

const row = (kind: RelatedRow['kind'], id: string, groupId: string | null = null): RelatedRow => ({
  kind,
  id,
  groupId,
});

describe('the goods next to a product', () => {
  it('show a perfume once, in the first of its sizes', () => {
    const rows = [
      row('itself', 'bal 50', 'bal'),
      row('same brand', 'bal 100', 'bal'),
      row('same brand', 'gypsy 50', 'gypsy'),
      row('same brand', 'gypsy 100', 'gypsy'),
      row('same brand', 'blanche'),
    ];
    expect(chooseRelated(rows, 8)).toEqual({ sameBrand: ['gypsy 50', 'blanche'], similar: [] });
  });

  it('do not repeat among similar ones what stands under the brand', () => {
    const rows = [
      row('itself', 'bal'),
      row('same brand', 'gypsy 50', 'gypsy'),
      row('same category', 'bal'),
      row('same category', 'gypsy 100', 'gypsy'),
      row('same category', 'santal'),
    ];
    expect(chooseRelated(rows, 8)).toEqual({ sameBrand: ['gypsy 50'], similar: ['santal'] });
  });

  it('[ST-FIND-05] are first those that share notes, then those near in price', () => {
    const rows = [
      row('itself', 'bal'),
      row('same category', 'near'),
      row('same category', 'rose 2'),
      row('same notes', 'rose 1'),
      row('same notes', 'rose 2'),
    ];
    expect(chooseRelated(rows, 8).similar).toEqual(['rose 1', 'rose 2', 'near']);
  });

  it('leave to the similar ones those of the brand that did not fit', () => {
    const rows = [
      row('itself', 'bal'),
      row('same brand', 'gypsy'),
      row('same brand', 'blanche'),
      row('same category', 'blanche'),
    ];
    expect(chooseRelated(rows, 1)).toEqual({ sameBrand: ['gypsy'], similar: ['blanche'] });
  });
});
