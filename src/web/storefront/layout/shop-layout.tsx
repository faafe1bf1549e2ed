import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { listMenuCategories } from '#contracts/categories.ts';
import { getShopSettings } from '#contracts/shop.ts';
import { shopDay } from '#domain/dates.ts';
import { call, load, reportPageError } from '#web/kit/api-client.ts';
import { useMessages } from '#web/kit/messages.tsx';
import type { Route } from './+types/shop-layout.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageProgress } from './page-progress.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

const contentId = 'content';

/** A shop without its menu is still a shop: the pages below open all the same. */
async function menuCategories() {
  try {
    return (await call(listMenuCategories, {})).data;
  } catch (error) {
    reportPageError(error);
    return [];
  }
}

export async function loader() {
  const [categories, settings] = await Promise.all([menuCategories(), load(getShopSettings, {})]);
  // The year comes from the server, so that page and browser agree on it at New Year as well.
  return { categories, settings, year: Number(shopDay(new Date()).slice(0, 4)) };
}

/** The menu does not change from page to page; a reload brings a new one. */
export const shouldRevalidate = () => false;

export default function ShopLayout({ loaderData: { categories, year } }: Route.ComponentProps) {
  const { words } = useMessages();
  const content = useFocusOnNewPage();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        className="absolute top-2 left-2 z-60 -translate-y-20 rounded-md bg-card px-4 py-3 font-semibold focus-visible:translate-y-0"
      >
        {words.skipToContent}
      </a>
      <PageProgress />
      <Header categories={categories} />
      <main ref={content} id={contentId} tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer categories={categories} year={year} />
      <ScrollToTop />
    </div>
  );
}

/**
 * A page that changes without a reload must still say so to those who listen: the focus goes where the eye goes. Who is already
 * typing the next thing, or has opened the menu, keeps it.
 */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const isBusy = document.activeElement?.matches('input, select, textarea, summary');
    if (!isBusy && !content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
