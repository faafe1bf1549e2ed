/** A pattern for `like`: the word anywhere in the text, and whatever is in it meant as it is written. */
export const containing = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
