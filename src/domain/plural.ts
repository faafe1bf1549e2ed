import { type Language, localeOf } from './language.ts';

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

const rules: Record<Language, Intl.PluralRules> = {
  uk: new Intl.PluralRules(localeOf('uk')),
  en: new Intl.PluralRules(localeOf('en')),
};

/** The word that goes with the number; the number itself is not in it. */
export function plural<Chosen extends Language>(language: Chosen, count: number, forms: PluralForms[Chosen]): string {
  const words: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
  return words[rules[language].select(count)] ?? words.other ?? words.few ?? '';
}
