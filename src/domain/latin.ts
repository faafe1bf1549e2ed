// Letters that Unicode does not take apart into a plain letter and an accent.
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

// Й and ї are letters of their own, though Unicode sees и and і with a mark. Any other mark is an accent, a stress or ё's dots.
const marks = /(и\u0306|і\u0308)|\p{M}/gu;

/** Typed, printed and pasted: straight, curly, modifier letter, accents used instead. */
export const apostrophes = /['’ʼ‘‛`´′ʹʻ＇]/g;

/** Lower case without accents: 'Lancôme' → 'lancome', 'парфу́ми' → 'парфуми'. Ukrainian letters stay themselves. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(marks, '$1')
    .normalize('NFC')
    .replaceAll(undecomposedLetters, (letter) => undecomposed[letter] ?? letter);
}
