export type ComboOption = {
  value: string;
  label: string;
  /** What people look for in a long label, shown before the rest of it; both together are the label in other words. */
  parts?: { lead: string; rest: string };
  note?: string;
  isDisabled?: boolean;
};

/** Which of the options a typed text means, the likeliest first. */
export type OptionMatcher = (query: string, limit: number) => readonly ComboOption[];

/** The carrier writes the straight apostrophe, keyboards any of them. */
const plain = (text: string) => text.toLocaleLowerCase('uk').replaceAll(/[’ʼ`]/g, "'");

/** Every typed word must occur somewhere; names that begin with what was typed come first. */
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
