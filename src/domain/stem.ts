// Case endings of Ukrainian nouns and adjectives. Which of them a word loses is decided by length alone:
// the aim is that all forms of one word meet, not that what is left is a word.
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

/** Парфуми, парфумів, парфумами → 'парфум'. Expects one normalised word; any other text comes back as it is. */
export function stemUkrainian(word: string): string {
  if (word.length <= shortestStem || word.length > longestWord || !ukrainianWord.test(word)) return word;
  const longest = Math.min(longestEnding, word.length - shortestStem);
  for (let length = longest; length > 0; length -= 1) {
    if (endings.has(word.slice(-length))) return evenOut(word.slice(0, -length));
  }
  return evenOut(word);
}

/** Undoes what an ending does to the sounds before it: ваніллю, подарунок, олівець, набір, колір. */
function evenOut(stem: string): string {
  return stem
    .replaceAll('ь', '')
    .replace(/([бвгґджзклмнпрстфхцчшщ])\1$/, '$1')
    .replace(/(?<=..[бвгґджзклмнпрстфхцчшщ])[ое](?=[кц]$)/, '')
    .replace(/(?<=..)і(?=[бвгґджзклмнпрстфхцчшщ]$)/, 'о');
}
