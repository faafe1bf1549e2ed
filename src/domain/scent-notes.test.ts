import { describe, expect, it } from 'vitest';
import { describeNote, noteKey, noteKeysOf, noteName } from './scent-notes.ts';

describe('notes of a scent', () => {
  it('have one key for all varieties, whatever the case and the apostrophe', () => {
    expect(['троянда', 'Турецька троянда', 'болгарська троянда'].map(noteKey)).toEqual(['rose', 'rose', 'rose']);
    expect(["м'ята", 'мʼята', 'м’ята'].map(noteKey)).toEqual(['mint', 'mint', 'mint']);
  });

  it('keep the name of a variety in Ukrainian and have the name of the note in English', () => {
    expect(describeNote('турецька троянда', 'uk')).toEqual({ key: 'rose', name: 'турецька троянда', group: 'flower' });
    expect(describeNote('турецька троянда', 'en')).toEqual({ key: 'rose', name: 'rose', group: 'flower' });
  });

  it('may be unknown: the name is the key, and can be read back', () => {
    expect(describeNote('дикий мед', 'en')).toEqual({ key: 'дикий-мед', name: 'дикий мед', group: null });
    expect(noteName('дикий-мед', 'uk')).toBe('дикий мед');
    expect(noteName('oud', 'uk')).toBe('уд');
  });

  it('of all layers are listed once', () => {
    expect(noteKeysOf('бергамот, лимон', ' троянда,', 'турецька троянда, бергамот')).toEqual([
      'bergamot',
      'lemon',
      'rose',
    ]);
  });
});
