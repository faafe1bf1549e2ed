import { useLocation } from 'react-router';
import type { MenuCategory } from '#contracts/categories.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { categoryPath } from '../paths.ts';
import { LinkItem } from './link-item.tsx';

/** The categories on wide screens; scrolls horizontally if they do not fit. */
export function CategoryLine({ categories }: { categories: readonly MenuCategory[] }) {
  const { menu } = useMessages().shopFrame;
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  const isCurrent = (path: string) => `${pathname}/`.startsWith(`${localPath(path)}/`);
  const linkTo = (path: string, name: string) => (
    <LinkItem key={path} path={path} name={name} isCurrent={isCurrent(path)} />
  );
  return (
    <nav aria-label={menu.categories} className="category-line">
      <ul className="page-width">
        {categories.map(({ name, title }) => linkTo(categoryPath(title), name))}
        {linkTo('/blog', menu.blog)}
      </ul>
    </nav>
  );
}
