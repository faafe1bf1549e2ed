import { useLocation } from 'react-router';
import type { MenuCategory } from '#contracts/categories.ts';
import { CachedPart } from '#web/kit/cached-part.tsx';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { categoryPath } from '../paths.ts';
import { LinkItem } from './link-item.tsx';

type LinksProps = { categories: readonly MenuCategory[]; current: string | undefined };

/** The categories on wide screens; scrolls horizontally if they do not fit. */
export function CategoryLine({ categories }: { categories: readonly MenuCategory[] }) {
  const { menu } = useMessages().shopFrame;
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  const isCurrent = (path: string) => `${pathname}/`.startsWith(`${localPath(path)}/`);
  const current = ['/blog', ...categories.map(({ title }) => categoryPath(title))].find(isCurrent);
  return (
    <nav aria-label={menu.categories} className="category-line">
      <CachedPart as="ul" className="page-width" part={CategoryLinks} each={[{ categories, current }]} />
    </nav>
  );
}

function CategoryLinks({ categories, current }: LinksProps) {
  const { menu } = useMessages().shopFrame;
  const linkTo = (path: string, name: string) => (
    <LinkItem key={path} path={path} name={name} isCurrent={path === current} />
  );
  return [...categories.map(({ name, title }) => linkTo(categoryPath(title), name)), linkTo('/blog', menu.blog)];
}
