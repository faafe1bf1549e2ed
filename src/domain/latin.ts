// Letters without a Unicode decomposition.
const undecomposed: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

const undecomposedLetters = new RegExp(`[${Object.keys(undecomposed).join('')}]`, 'g');

// Й and ї are letters, though Unicode decomposes them; other marks are accents, stress or the dots of ё.
const marks = /(и\u0306|і\u0308)|\p{M}/gu;

/** All variants: straight, curly, modifier letters, and accents used instead. */
export const apostrophes = /['’ʼ‘‛`´′ʹʻ＇]/g;

/** Lower case without accents: 'Lancôme' → 'lancome', 'парфу́ми' → 'парфуми'. Ukrainian letters are preserved. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(marks, '$1')
    .normalize('NFC')
    .replaceAll(undecomposedLetters, (letter) => undecomposed[letter] ?? letter);
}
