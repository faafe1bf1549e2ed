import { useLocation } from 'react-router';
import { languages } from '#domain/language.ts';
import { pathIn, useLanguage } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Link } from '#web/ui/link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Each language is written in itself, for those who read only that one. */
const names = {
  uk: { short: 'УКР', full: 'Українською' },
  en: { short: 'EN', full: 'In English' },
};

/** Changes the language and nothing else: the same page, the same search, the same place on it. */
export function LanguageSwitch() {
  const { ribbon } = useMessages().shopFrame;
  const current = useLanguage();
  const { pathname, search, hash } = useLocation();
  // Server and browser spell brackets in a query differently; this is one spelling for both.
  const query = search && `?${new URLSearchParams(search)}`;
  // The server leaves out what the page does not read, and React does not mend a link while it takes over: so it is made again.
  const isHydrated = useHydrated();
  return (
    <nav aria-label={ribbon.language} className="flex items-center">
      {languages.map((language, position) => (
        <span key={language} className="flex items-center">
          {position > 0 && <span aria-hidden="true">/</span>}
          <Link
            key={isHydrated && search !== '' ? 'whole' : 'first'}
            href={pathIn(language, `${pathname}${query}${hash}`)}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            aria-label={`${names[language].short}: ${names[language].full}`}
            className="flex min-h-11 min-w-8 items-center justify-center px-1.5 hover:text-card aria-[current]:font-bold aria-[current]:text-card min-[769px]:min-h-8"
          >
            {names[language].short}
          </Link>
        </span>
      ))}
    </nav>
  );
}
