import { useLocation } from 'react-router';
import type { MenuCategory } from '#contracts/categories.ts';
import { nameLanguage } from '#domain/language.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Link } from '#web/ui/link.tsx';
import { categoryPath } from '../paths.ts';

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** The categories on wide screens; scrolls horizontally if they do not fit. */
export function CategoryLine({ categories }: { categories: readonly MenuCategory[] }) {
  const { menu } = useMessages().shopFrame;
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  const links = [
    ...categories.map(({ name, title }) => ({ name, path: localPath(categoryPath(title)) })),
    { name: menu.blog, path: localPath('/blog') },
  ];
  return (
    <nav aria-label={menu.categories} className="border-b border-line max-[769px]:hidden">
      <ul className="category-line page-width flex h-12 gap-x-5 overflow-x-auto text-sm [scrollbar-width:none]">
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link lang={nameLanguage(name)} href={path} aria-current={isWithin(pathname, path) ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
