import cormorantUrl from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url';
import manropeUrl from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import { Outlet } from 'react-router';
import { CartRoot } from '#web/features/cart/cart-root.tsx';
import { SessionMonitor } from '#web/features/session/session-monitor.tsx';
import { ChunkNotice } from '#web/kit/chunk-notice.tsx';
import { ConnectionNotice } from '#web/kit/connection-notice.tsx';
import { fontPreloads } from '#web/kit/font-preloads.ts';
import { StorefrontMessages } from '#web/kit/messages.tsx';
import { PageProblem } from '#web/kit/page-problem.tsx';
import { Toasts } from '#web/ui/toasts.tsx';
import { storefront } from './storefront.ts';

export const links = () => fontPreloads(manropeUrl, cormorantUrl);

export default function Layout() {
  return (
    <StorefrontMessages value={storefront}>
      <Outlet />
      <Toasts texts={storefront.toasts} />
      <ChunkNotice />
      <ConnectionNotice />
      <SessionMonitor />
      <CartRoot />
    </StorefrontMessages>
  );
}

export function ErrorBoundary() {
  return (
    <StorefrontMessages value={storefront}>
      <main>
        <PageProblem />
      </main>
    </StorefrontMessages>
  );
}
