import { editDistance } from '#domain/edit-distance.ts';
import { phoneticSpelling } from '#domain/transliteration.ts';

export type Candidate = { readonly near: string; readonly latin: string; readonly isSameSound: boolean };

/** Besides the word itself, which may occur only in descriptions. */
const suggestionsPerWord = 2;
const mostTexts = 12;

/** A third of the letters may differ; half if the sound key is the same. */
const allowedEdits = (length: number, isSameSound: boolean) =>
  isSameSound ? Math.ceil(length / 2) : Math.max(1, Math.floor(length / 3));

const isLatin = (word: string) => /[a-z]/.test(word);

/** The same sound is one edit nearer; ties prefer the typed alphabet. */
const distanceOf = (guess: { edits: number; isSameSound: boolean; isOtherAlphabet: boolean }) =>
  guess.edits - Number(guess.isSameSound) + Number(guess.isOtherAlphabet) / 2;

/** Known words within the allowed edit distance, likeliest first. */
export function suggestionsFor(word: string, candidates: readonly Candidate[]): string[] {
  const latin = phoneticSpelling(word);
  return candidates
    .map(({ near, latin: nearLatin, isSameSound }) => ({
      near,
      isSameSound,
      edits: editDistance(latin, nearLatin),
      isOtherAlphabet: isLatin(near) !== isLatin(word),
      length: Math.max(latin.length, nearLatin.length),
    }))
    .filter(({ edits, length, isSameSound }) => edits <= allowedEdits(length, isSameSound))
    .sort((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, suggestionsPerWord)
    .map(({ near }) => near);
}

/** Corrected variants of a text, likeliest first; empty if no word has a suggestion. */
export function correctedTexts(words: readonly string[], suggestionsOf: (word: string) => readonly string[]): string[] {
  let texts: string[][] = [[]];
  for (const word of words) {
    const options = [...new Set([...suggestionsOf(word), word])];
    texts = texts.flatMap((text) => options.map((option) => [...text, option])).slice(0, mostTexts);
  }
  const typed = words.join(' ');
  return texts.map((text) => text.join(' ')).filter((text) => text !== typed && text !== '');
}
