import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { listMenuCategories } from '#contracts/categories.ts';
import { getShopSettings } from '#contracts/shop.ts';
import { shopDay } from '#domain/dates.ts';
import { call, load, reportPageError } from '#web/kit/api-client.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { pack, useUnpacked } from '#web/kit/packed.ts';
import { PageProgress } from '#web/kit/page-progress.tsx';
import type { Route } from './+types/shop-layout.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

const contentId = 'content';

/** Pages render without the menu if its call fails. */
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
  // From the server, so that server and client render the same year at New Year.
  return { menu: pack({ categories }), settings, year: Number(shopDay(new Date()).slice(0, 4)) };
}

/** The menu is the same on every page; only a reload fetches it again. */
export const shouldRevalidate = () => false;

export default function ShopLayout({ loaderData: { menu, year } }: Route.ComponentProps) {
  const { categories } = useUnpacked(menu);
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

/** Moves focus to the new page after a client-side navigation, for screen readers, unless the user is typing or has the menu open. */
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
