import { useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { getShopSettings, type ShopSettings } from '#contracts/shop.ts';
import { mayUse } from '#domain/permissions.ts';
import { moduleOfPath, NoAccess, Redirect, requireUser, useRedirectTarget } from '#web/features/session/guard.tsx';
import { load } from '#web/kit/api-client.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { PageProgress } from '#web/kit/page-progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PanelShortcuts } from './panel-shortcuts.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { usePageOwner } from './use-page-owner.ts';

export async function clientLoader({ request }: { request: Request }) {
  const [session, { standIns }] = await Promise.all([requireUser(request, 'admin'), loadShopSettings()]);
  return { session, standIns };
}
clientLoader.hydrate = true as const;

/** Revalidated at each navigation: the session may have expired. */
export const shouldRevalidate = () => true;

/** The server-rendered skeleton of all admin pages; it contains no data. */
export function HydrateFallback() {
  const { words } = useMessages();
  return (
    <div className="flex min-h-dvh bg-paper">
      <div className="hidden w-55 shrink-0 bg-inverse md:block" />
      <main className="grow p-4 md:p-9" aria-busy="true">
        <p className="sr-only">{words.loading}</p>
        <Skeleton className="h-10 w-56" />
      </main>
    </div>
  );
}

type AdminLayoutProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

/** Authorizes all `/admin` pages: needs `admin.access` and the permission of the module in the path. */
export default function AdminLayout({ loaderData: { session: admitted, standIns } }: AdminLayoutProps) {
  const { words, shopFrame } = useMessages();
  const { title } = useAdminMessages();
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const content = useFocusOnNewPage();
  const [isSidebarOpen, setIsSidebarOpen] = useState(false);
  const redirectTo = useRedirectTarget('admin');
  const { owner, session, isWaiting } = usePageOwner(admitted);
  if (redirectTo !== null && !isWaiting) {
    return (
      <main>
        <Redirect to={redirectTo} />
      </main>
    );
  }
  const module = moduleOfPath(pathname);
  const isOpen = module === null || mayUse(owner.permissions, 'admin', module);
  return (
    <div className="flex min-h-dvh flex-col bg-paper md:flex-row print:bg-white">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <a href="#content" className="sr-only z-50 bg-card p-3 focus:not-sr-only focus:absolute">
        {words.skipToContent}
      </a>
      <PageProgress />
      <Sidebar session={owner} standIns={standIns} isOpen={isSidebarOpen} onOpenChange={setIsSidebarOpen} />
      {/* Bottom padding, so that the last row can be scrolled above a toast. */}
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        aria-busy={isLoading}
        className="min-w-0 grow px-4 pt-6 pb-28 outline-none md:px-9 md:pt-7 print:p-0"
      >
        {standIns.length > 0 && (
          <p className="mb-4 rounded-md bg-inverse px-3 py-1.5 text-xs text-inverse-ink print:hidden">
            {shopFrame.ribbon.sandbox(...standIns)}
          </p>
        )}
        {isOpen ? <Outlet /> : <NoAccess />}
      </main>
      <PanelShortcuts permissions={owner.permissions} />
      {isWaiting && <SessionDialog owner={owner} other={session} />}
    </div>
  );
}

let loaded: Promise<ShopSettings> | undefined;

/** Loaded once: settings do not change while the server runs. Here, so that guests do not download the contract. */
function loadShopSettings(): Promise<ShopSettings> {
  loaded ??= load(getShopSettings, {}).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
