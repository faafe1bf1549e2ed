import { useLocation } from 'react-router';
import { type Language, nameLanguage } from '#domain/language.ts';

const englishPrefix = '/en';

/** The path alone determines the language, so that pages can be cached. */
export function languageOfPath(pathname: string): Language {
  return /^\/en(?:[/?#]|$)/.test(pathname) ? 'en' : 'uk';
}

/** The same page in a language: `/products?query=a` and `/en/products?query=a`. */
export function pathIn(language: Language, path: string): string {
  const rest = languageOfPath(path) === 'en' ? path.slice(englishPrefix.length) : path;
  const bare = rest.startsWith('/') ? rest : `/${rest}`;
  if (language === 'uk') return bare;
  return bare === '/' ? englishPrefix : `${englishPrefix}${bare}`;
}

export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => pathIn(language, path);
}

/** The `lang` of a name, if it differs from that of the page. */
export function useNameLanguage(): (name: string) => Language | undefined {
  const page = useLanguage();
  return (name) => (page === 'uk' ? undefined : nameLanguage(name));
}
