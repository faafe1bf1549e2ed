import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
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
  const query = useSearchParams()[0].get('query') ?? '';
  const isCompact = useSyncExternalStore(listenToScroll, hasScrolledPast, () => false);
  return (
    <header className="contents print:hidden">
      <div id={topId} tabIndex={-1} className="outline-none">
        <Ribbon />
      </div>
      <div className="shop-bar" data-compact={isCompact ? '' : undefined}>
        <CachedPart
          as="div"
          className="bar-row page-width"
          part={Bar}
          each={[{ categories, query }]}
          isShared={query === ''}
        />
      </div>
      <div className="bg-card">
        <CategoryLine categories={categories} />
      </div>
    </header>
  );
}

type BarProps = { categories: readonly MenuCategory[]; query: string };

function Bar({ categories, query }: BarProps) {
  const { shop } = useMessages();
  const localPath = useLocalPath();
  return (
    <>
      <MenuBurger categories={categories} />
      <a href={localPath('/index')} className="logo-link">
        <Logo name={shop.name} />
      </a>
      <div className="bar-cart">
        <CartLink />
      </div>
      <SearchForm query={query} />
      <HeaderIcons />
    </>
  );
}

/** About the height of the whole header. */
const compactBelowPx = 180;
const hasScrolledPast = () => scrollY > compactBelowPx;

function listenToScroll(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}
