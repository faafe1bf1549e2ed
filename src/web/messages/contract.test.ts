import { describe, expect, it } from 'vitest';
import { contract as english } from './en/contract/contract.ts';
import { contract as ukrainian } from './uk/contract/contract.ts';
import type { ContractSection } from './uk/contract/contract-section.ts';

const shapeOf = ({ clauses }: ContractSection) =>
  clauses.map((clause) => (typeof clause === 'string' ? 0 : clause.items.length));

describe('the public offer', () => {
  it('has the same sections in the same order in both languages, clause by clause', () => {
    const names = Object.keys(ukrainian.sections);
    expect(Object.keys(english.sections)).toEqual(names);
    for (const [name, section] of Object.entries(ukrainian.sections)) {
      expect(shapeOf(english.sections[name as keyof typeof english.sections]), name).toEqual(shapeOf(section));
    }
  });

  it('has no clause twice', () => {
    for (const { sections } of [ukrainian, english]) {
      const texts = Object.values(sections).flatMap(({ clauses }) =>
        clauses.map((clause) => (typeof clause === 'string' ? clause : clause.text)),
      );
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
