import { describe, expect, it } from 'vitest';
import { matchingOptions } from './combo-options.ts';

const cities = ['Нові Санжари', 'Львів', 'Новий Розділ', 'Санжари Нові', 'Київ'].map((label) => ({
  value: label,
  label,
}));
const labels = (query: string, limit = 100) => matchingOptions(cities, query, limit).map((option) => option.label);

describe('the options of a combo box', () => {
  it('are all there before anything is typed, up to the limit', () => {
    expect(labels('')).toHaveLength(5);
    expect(labels('  ', 2)).toEqual(['Нові Санжари', 'Львів']);
  });

  it('need every typed word, in any order and any case', () => {
    expect(labels('САНЖ нові')).toEqual(['Санжари Нові', 'Нові Санжари']);
  });

  it('are found whichever apostrophe is typed', () => {
    const options = ["Кам'янське", 'Кам’янка', 'Камінь'].map((label) => ({ value: label, label }));
    for (const query of ["кам'я", 'кам’я', 'камʼя']) expect(matchingOptions(options, query, 9)).toHaveLength(2);
  });

  it('put names that begin with the typed word first', () => {
    expect(labels('нов')).toEqual(['Нові Санжари', 'Новий Розділ', 'Санжари Нові']);
  });

  it('stay within the limit however many match', () => {
    const many = Array.from({ length: 30_000 }, (_, index) => ({
      value: String(index),
      label: `Відділення №${index}`,
    }));
    expect(matchingOptions(many, 'відділення', 100)).toHaveLength(100);
  });
});
