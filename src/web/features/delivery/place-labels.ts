import type { Language } from '#domain/language.ts';
import { cityName, regionName } from '#domain/place-names.ts';
import type { ComboOption } from '#web/ui/combo-options.ts';

/** An option as people read it. Forms keep the Ukrainian label, which is what the carrier understands. */
export type OptionInLanguage = (language: Language, option: ComboOption) => ComboOption;

/** The note of a city is its region. */
export const cityOptionIn: OptionInLanguage = (language, option) =>
  language === 'uk'
    ? option
    : {
        ...option,
        label: cityName(option.label, language),
        ...(option.note && { note: regionName(option.note, language) }),
      };

export const regionOptionIn: OptionInLanguage = (language, option) =>
  language === 'uk' ? option : { ...option, label: regionName(option.label, language) };

/** What a region is found by: typing may continue the name that is shown. */
export const regionSearchName = ({ label }: ComboOption): string => `${label} ${regionName(label, 'en')}`;
