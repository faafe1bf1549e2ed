// The same keys, row by row, on the English and on the Ukrainian layout.
const english = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.\\QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>|';
const ukrainian = 'йцукенгшщзхїфівапролджєячсмитьбюґЙЦУКЕНГШЩЗХЇФІВАПРОЛДЖЄЯЧСМИТЬБЮҐ';

const sameKey = new Map<string, string>();
for (const [index, letter] of [...english].entries()) {
  const other = ukrainian.charAt(index);
  sameKey.set(letter, other);
  sameKey.set(other, letter);
}

/**
 * What the same keys would have typed on the other layout, both ways: 'ifytkm' ↔ 'шанель', 'срфтуд' ↔ 'chanel'.
 * Takes the text as typed: on one layout a comma is a letter of the other, so it must not be cleaned away before.
 */
export function switchLayout(text: string): string {
  return text.normalize('NFC').replaceAll(/./gsu, (character) => sameKey.get(character) ?? character);
}
