import { useState } from 'react';
import { Outlet, redirect, useNavigation } from 'react-router';
import { mayUse } from '#domain/permissions.ts';
import { languageOfPath, pathIn } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { currentSession } from '#web/kit/session.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Toasts } from '#web/ui/toasts.tsx';
import { AdminRail } from './admin-rail.tsx';

/** Decided before anything is drawn, so that nobody sees a flash of a page that is not theirs. */
export async function clientLoader({ request }: { request: Request }) {
  const session = currentSession();
  if (!session || !mayUse(session.permissions, 'admin')) {
    throw redirect(pathIn(languageOfPath(new URL(request.url).pathname), '/index'));
  }
  return session.permissions;
}

clientLoader.hydrate = true as const;

/** What the server sends of any admin page: the frame, without a word of what is inside. */
export function HydrateFallback() {
  const { words } = useMessages();
  return (
    <div className="flex min-h-dvh bg-paper">
      <div className="hidden w-55 shrink-0 bg-rail md:block" />
      <main className="grow p-4 md:p-9" aria-busy="true">
        <p className="sr-only">{words.loading}</p>
        <Skeleton className="h-10 w-56" />
      </main>
    </div>
  );
}

export default function AdminLayout({
  loaderData: permissions,
}: {
  loaderData: Awaited<ReturnType<typeof clientLoader>>;
}) {
  const { toasts, words } = useMessages();
  const { title } = useAdminMessages();
  const isLoading = useNavigation().state === 'loading';
  const [isRailOpen, setIsRailOpen] = useState(false);
  return (
    <div className="flex min-h-dvh flex-col bg-paper md:flex-row">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <a href="#content" className="sr-only z-50 bg-card p-3 focus:not-sr-only focus:absolute">
        {words.skipToContent}
      </a>
      <AdminRail permissions={permissions} isOpen={isRailOpen} onOpenChange={setIsRailOpen} />
      <main
        id="content"
        tabIndex={-1}
        aria-busy={isLoading}
        className="min-w-0 grow px-4 py-6 outline-none md:px-9 md:py-7"
      >
        <Outlet />
      </main>
      <Toasts texts={toasts} />
    </div>
  );
}
