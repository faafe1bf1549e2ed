import { useLocation } from 'react-router';
import type { Language } from '#domain/language.ts';

const englishPrefix = '/en';

/** The address alone decides the language, so that a page can be kept whole and shared. */
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

/** Turns an address of the route table into one of the language being read. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => pathIn(language, path);
}
