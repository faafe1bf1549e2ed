import { useSyncExternalStore } from 'react';
import type { MenuCategory } from '#contracts/categories.ts';
import { CachedPart } from '#web/kit/cached-part.tsx';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
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
        <div className="bar-row page-width">
          <MenuBurger categories={categories} />
          <a href={localPath('/index')} className="logo-link">
            <Logo name={shop.name} />
          </a>
          <CachedPart as="div" className="bar-cart" part={CartLink} each={[{}]} />
          <SearchForm />
          <HeaderIcons />
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
