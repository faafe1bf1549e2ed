import type { CarrierPlace } from '#contracts/carrier.ts';
import type { ComboOption, OptionMatcher } from '#web/ui/combo-options.ts';

type Branch = { option: ComboOption; number: string | null; words: string };

const numberSign = /№\s*(\d+)/;
/** Matches 'Відділення №12 (до 30 кг на одне місце): вул. Городоцька, 120'. */
const wholeBranch = /^(.*?№\s*\d+)\s*(?:\(([^)]*)\))?\s*:\s*(.+)$/;
const punctuation = /[№"«»“”„().,:;/\\-]+/g;

const plain = (text: string) => text.toLocaleLowerCase('uk').replaceAll(punctuation, ' ').replaceAll(/['’ʼ]/g, '');

/** A branch as a combobox option, its number first. */
export function branchOption({ Ref, Description }: CarrierPlace): ComboOption {
  const [, name, limits, street] = wholeBranch.exec(Description) ?? [];
  const option: ComboOption = { value: Ref, label: Description };
  if (name === undefined || street === undefined) return option;
  return {
    ...option,
    parts: { lead: name.replaceAll(/["«»“”„]/g, '').replaceAll(/\s+/g, ' '), rest: street },
    ...(limits && { note: limits }),
  };
}

/** The match score, lower is better; null for no match. */
function distance({ number, words }: Branch, typed: readonly string[]): number | null {
  let sum = 0;
  for (const word of typed) {
    const isNumber = /^\d+$/.test(word);
    if (isNumber && number === word) continue;
    if (isNumber && number?.startsWith(word)) sum += 1;
    else if (words.includes(` ${word}`)) sum += 2;
    else if (!isNumber && words.includes(word)) sum += 3;
    else return null;
  }
  return sum;
}

/** Indexes thousands of branches once, then filters per keystroke: exact number, number prefix, then words. */
export function branchFinder(options: readonly ComboOption[]): OptionMatcher {
  const branches: readonly Branch[] = options.map((option) => ({
    option,
    number: numberSign.exec(option.label)?.[1] ?? null,
    words: ` ${plain(option.label)} `,
  }));
  return (query, limit) => {
    const typed = plain(query).split(/\s+/).filter(Boolean);
    if (typed.length === 0) return options.slice(0, limit);
    const found: { option: ComboOption; far: number }[] = [];
    for (const branch of branches) {
      const far = distance(branch, typed);
      if (far !== null) found.push({ option: branch.option, far });
    }
    return found
      .sort((one, other) => one.far - other.far)
      .slice(0, limit)
      .map(({ option }) => option);
  };
}
