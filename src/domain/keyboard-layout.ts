// The same keys on the English and the Ukrainian layout.
const english = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.\\QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>|';
const ukrainian = 'йцукенгшщзхїфівапролджєячсмитьбюґЙЦУКЕНГШЩЗХЇФІВАПРОЛДЖЄЯЧСМИТЬБЮҐ';

const sameKey = new Map<string, string>();
for (const [index, letter] of [...english].entries()) {
  const other = ukrainian.charAt(index);
  sameKey.set(letter, other);
  sameKey.set(other, letter);
}

/**
 * The same keys on the other layout, in both directions: 'ifytkm' ↔ 'шанель', 'срфтуд' ↔ 'chanel'. Takes raw input:
 * punctuation of one layout is a letter of the other, so it must not be normalized first.
 */
export function switchLayout(text: string): string {
  return text.normalize('NFC').replaceAll(/./gsu, (character) => sameKey.get(character) ?? character);
}
