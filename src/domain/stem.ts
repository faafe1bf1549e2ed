// Case endings of Ukrainian nouns and adjectives, longest first. The stem only has to be the same for all forms of a
// word; it need not be a word.
const endings = new Set([
  ...['іями', 'ями', 'ами', 'ими', 'іми', 'ього', 'ьому', 'ьою', 'ьої', 'ією', 'еві', 'єві', 'ові'],
  ...['ого', 'ому', 'іях', 'іям', 'ах', 'ях', 'их', 'іх', 'ам', 'ям', 'им', 'ім', 'ом', 'ем', 'єм', 'ою', 'ею', 'єю'],
  ...['ої', 'ів', 'їв', 'ий', 'ій', 'ей', 'ія', 'ії', 'ію', 'ьо'],
  ...['а', 'я', 'и', 'і', 'ї', 'у', 'ю', 'о', 'е', 'є', 'ь', 'й'],
]);

const longestEnding = Math.max(...[...endings].map(({ length }) => length));

const shortestStem = 3;
const longestWord = 40;
const ukrainianWord = /^[а-яґєії]+$/;

/** Парфуми, парфумів, парфумами → 'парфум'. Expects one normalized word; other text is returned unchanged. */
export function stemUkrainian(word: string): string {
  if (word.length <= shortestStem || word.length > longestWord || !ukrainianWord.test(word)) return word;
  const longest = Math.min(longestEnding, word.length - shortestStem);
  for (let length = longest; length > 0; length -= 1) {
    if (endings.has(word.slice(-length))) return evenOut(word.slice(0, -length));
  }
  return evenOut(word);
}

/** Undoes sound changes before endings: ваніллю, подарунок, олівець, набір, колір. */
function evenOut(stem: string): string {
  return stem
    .replaceAll('ь', '')
    .replace(/([бвгґджзклмнпрстфхцчшщ])\1$/, '$1')
    .replace(/(?<=..[бвгґджзклмнпрстфхцчшщ])[ое](?=[кц]$)/, '')
    .replace(/(?<=..)і(?=[бвгґджзклмнпрстфхцчшщ]$)/, 'о');
}
