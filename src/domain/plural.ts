import type { Language } from './language.ts';

export interface PluralForms {
  readonly uk: {
    /** 1, 21, 31 товар */
    readonly one: string;
    /** 2, 3, 4, 22 товари */
    readonly few: string;
    /** 0, 5, 11, 12 товарів */
    readonly many: string;
    /** 1,5 товару; needed only where the number can have decimals */
    readonly other?: string;
  };
  readonly en: { readonly one: string; readonly other: string };
}

type Form = 'one' | 'few' | 'many' | 'other';

/** The rules of Unicode, by hand: Intl's own take a phone fifty milliseconds to load, on every page. The tests compare the two. */
const formOf: Record<Language, (count: number) => Form> = {
  uk: (count) => {
    if (!Number.isInteger(count)) return 'other';
    const lastTwo = Math.abs(count) % 100;
    const last = lastTwo % 10;
    const isTeen = lastTwo >= 11 && lastTwo <= 14;
    if (last === 1 && !isTeen) return 'one';
    return last >= 2 && last <= 4 && !isTeen ? 'few' : 'many';
  },
  en: (count) => (Math.abs(count) === 1 ? 'one' : 'other'),
};

/** The word that goes with the number; the number itself is not in it. */
export function plural<Chosen extends Language>(language: Chosen, count: number, forms: PluralForms[Chosen]): string {
  const words: Partial<Record<Form, string>> = forms;
  return words[formOf[language](count)] ?? words.other ?? words.few ?? '';
}
