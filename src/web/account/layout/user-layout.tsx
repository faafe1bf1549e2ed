import { Outlet, useLocation } from 'react-router';
import { mayUse } from '#domain/permissions.ts';
import { moduleOfPath, NoAccess, Redirect, requireUser, useRedirectTarget } from '#web/features/session/guard.tsx';
import { useMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export const clientLoader = ({ request }: { request: Request }) => requireUser(request, 'customer');
clientLoader.hydrate = true as const;

/** Revalidated at each navigation: the session may have expired. */
export const shouldRevalidate = () => true;

/** The server-rendered skeleton of all account pages; it contains no personal data. */
export function HydrateFallback() {
  const { words } = useMessages();
  return (
    <div className="page-width py-8 md:py-12" aria-busy="true">
      <meta name="robots" content="noindex" />
      <p className="sr-only">{words.loading}</p>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-8 h-40 w-full" />
    </div>
  );
}

type UserLayoutProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

/** Authorizes all `/user` pages: needs `customer.access` and the permission of the module in the path. */
export default function UserLayout({ loaderData: admitted }: UserLayoutProps) {
  const { pathname } = useLocation();
  const redirectTo = useRedirectTarget('customer');
  const session = useSession() ?? admitted;
  if (redirectTo !== null) return <Redirect to={redirectTo} />;
  const module = moduleOfPath(pathname);
  const isOpen = module === null || mayUse(session.permissions, 'customer', module);
  return (
    <>
      <meta name="robots" content="noindex" />
      {isOpen ? <Outlet /> : <NoAccess />}
    </>
  );
}
