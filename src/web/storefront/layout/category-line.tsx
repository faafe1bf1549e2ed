import { NavLink } from 'react-router';
import type { MenuCategory } from '#contracts/categories.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { categoryPath } from './category-path.ts';

const linkLook =
  'flex h-full items-center border-y-2 border-transparent whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-b-amber aria-[current=page]:text-ink';

/** For windows wide enough to show the menu without opening it. It scrolls sideways where the names do not fit. */
export function CategoryLine({ categories }: { categories: readonly MenuCategory[] }) {
  const { menu } = useMessages().shopFrame;
  const localPath = useLocalPath();
  return (
    <nav aria-label={menu.categories} className="border-b border-line max-[769px]:hidden">
      <ul className="page-width flex h-12 gap-x-5 overflow-x-auto text-sm [scrollbar-width:none]">
        {categories.map(({ name, title }) => (
          <li key={title}>
            <NavLink to={localPath(categoryPath(title))} prefetch="intent" className={linkLook}>
              {name}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to={localPath('/blog')} prefetch="intent" className={linkLook}>
            {menu.blog}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
