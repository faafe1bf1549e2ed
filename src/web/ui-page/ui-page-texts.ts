import { useLanguage } from '#web/kit/language.ts';
import { uiPage as en } from '#web/messages/en/ui-page.ts';
import { type UiPageCatalogue, uiPage as uk } from '#web/messages/uk/ui-page.ts';

export function useUiPageTexts(): UiPageCatalogue {
  return useLanguage() === 'en' ? en : uk;
}
