import { useLocation } from 'react-router';
import type { MenuCategory } from '#contracts/categories.ts';
import { CachedPart } from '#web/kit/cached-part.tsx';
import { useLocalPath, useNameLanguage } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
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
  const current = links.find(({ path }) => isWithin(pathname, path))?.path;
  return (
    <CachedPart
      as="nav"
      aria-label={menu.categories}
      className="category-line"
      part={CategoryLinks}
      props={{ links, current }}
    />
  );
}

type CategoryLinksProps = {
  links: readonly { readonly name: string; readonly path: string }[];
  current: string | undefined;
};

function CategoryLinks({ links, current }: CategoryLinksProps) {
  const nameLanguage = useNameLanguage();
  return (
    <ul className="page-width">
      {links.map(({ name, path }) => (
        <li key={path}>
          <a lang={nameLanguage(name)} href={path} aria-current={path === current ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
