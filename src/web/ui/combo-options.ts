export type ComboOption = {
  value: string;
  label: string;
  /** The label with its most searched part first, such as the number of a branch. */
  parts?: { lead: string; rest: string };
  note?: string;
  isDisabled?: boolean;
};

/** Returns the matching options, best match first. */
export type OptionMatcher = (query: string, limit: number) => readonly ComboOption[];

/** Normalizes apostrophes: the carrier uses the straight one, keyboards any. */
const plain = (text: string) => text.toLocaleLowerCase('uk').replaceAll(/[’ʼ`]/g, "'");

/** All words must match; labels that start with the first word come first. */
export function matchingOptions(options: readonly ComboOption[], query: string, limit: number): ComboOption[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const [firstWord] = words;
  if (firstWord === undefined) return options.slice(0, limit);

  const beginning: ComboOption[] = [];
  const containing: ComboOption[] = [];
  for (const option of options) {
    const label = plain(option.label);
    if (!words.every((word) => label.includes(word))) continue;
    (label.startsWith(firstWord) ? beginning : containing).push(option);
    if (beginning.length >= limit) break;
  }
  return [...beginning, ...containing].slice(0, limit);
}
