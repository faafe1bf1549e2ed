import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type Language, languages } from '#domain/language.ts';
import { pathIn, useLanguage } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Each language is named in itself, for readers of that language. */
const names = {
  uk: { short: 'УКР', full: 'Українською' },
  en: { short: 'EN', full: 'In English' },
};

/** Each language has its own layout route, so the chosen link is a new element, which gets the focus. */
let chosen: Language | null = null;

function useFocusOnChosen(current: Language) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen === current) nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    chosen = null;
  }, [current]);
  return nav;
}

/** Switches the language of the same page and query. */
export function LanguageSwitch() {
  const { ribbon } = useMessages().shopFrame;
  const current = useLanguage();
  const nav = useFocusOnChosen(current);
  const { pathname, search, hash } = useLocation();
  // Normalized: server and browser encode brackets in a query differently.
  const query = search && `?${new URLSearchParams(search)}`;
  // The server omits search parameters that the page does not read, and hydration does not patch attributes: a new key re-creates the link.
  const isHydrated = useHydrated();
  return (
    <nav ref={nav} aria-label={ribbon.language} className="language-switch">
      {languages.map((language, position) => (
        <span key={language}>
          {position > 0 && <span aria-hidden="true">/</span>}
          <a
            key={isHydrated && search !== '' ? 'whole' : 'first'}
            href={pathIn(language, `${pathname}${query}${hash}`)}
            onClick={() => {
              chosen = language;
            }}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            aria-label={`${names[language].short}: ${names[language].full}`}
          >
            {names[language].short}
          </a>
        </span>
      ))}
    </nav>
  );
}
