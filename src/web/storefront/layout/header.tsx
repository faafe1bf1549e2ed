import { useSyncExternalStore } from 'react';
import type { MenuCategory } from '#contracts/categories.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Link } from '#web/ui/link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { CategoryLine } from './category-line.tsx';
import { CartLink, HeaderIcons } from './header-icons.tsx';
import { MenuBurger } from './menu-burger.tsx';
import { Ribbon } from './ribbon.tsx';
import { SearchForm } from './search-form.tsx';

export const topId = 'top';

/** Without a box of its own, so that the bar sticks while the whole page scrolls. */
export function Header({ categories }: { categories: readonly MenuCategory[] }) {
  const { shop } = useMessages();
  const localPath = useLocalPath();
  const isCompact = useSyncExternalStore(listenToScroll, hasScrolledPast, () => false);
  return (
    <header className="contents print:hidden">
      <div id={topId} tabIndex={-1} className="outline-none">
        <Ribbon />
      </div>
      <div className="shop-bar" data-compact={isCompact ? '' : undefined}>
        <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-2 py-3 min-[769px]:h-20 min-[769px]:flex-nowrap min-[769px]:gap-x-5 min-[769px]:py-0">
          <MenuBurger categories={categories} />
          <Link href={localPath('/index')} className="flex min-h-11 items-center">
            <Logo name={shop.name} />
          </Link>
          <div className="-mr-2.5 ml-auto min-[769px]:hidden">
            <CartLink />
          </div>
          <SearchForm className="w-full min-[769px]:w-auto min-[769px]:max-w-130 min-[769px]:grow" />
          <HeaderIcons className="ml-auto flex max-[769px]:hidden" />
        </div>
      </div>
      <div className="bg-card">
        <CategoryLine categories={categories} />
      </div>
    </header>
  );
}

/** About the height of the whole header. */
const compactBelowPx = 180;
const hasScrolledPast = () => scrollY > compactBelowPx;

function listenToScroll(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}
