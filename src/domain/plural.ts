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

/** The CLDR plural rules. Without Intl, which takes 50 ms to load on a phone; tests compare with Intl. */
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

/** The noun form for the number, without the number. */
export function plural<Chosen extends Language>(language: Chosen, count: number, forms: PluralForms[Chosen]): string {
  const words: Partial<Record<Form, string>> = forms;
  return words[formOf[language](count)] ?? words.other ?? words.few ?? '';
}
