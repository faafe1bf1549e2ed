import { useLocation } from 'react-router';

export type Language = 'uk' | 'en';

export const languages: readonly Language[] = ['uk', 'en'];

const englishPrefix = '/en';

/** The address alone decides the language, so that a page can be kept whole and shared. */
export function languageOfPath(pathname: string): Language {
  return pathname === englishPrefix || pathname.startsWith(`${englishPrefix}/`) ? 'en' : 'uk';
}

/** The same page in the other language: `/products?query=a` and `/en/products?query=a`. */
export function pathIn(language: Language, path: string): string {
  const bare = languageOfPath(path) === 'en' ? path.slice(englishPrefix.length) || '/' : path;
  return language === 'en' ? `${englishPrefix}${bare}` : bare;
}

export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

/** Turns an address of the route table into one of the language being read. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => pathIn(language, path);
}
