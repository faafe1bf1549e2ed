import { Outlet, useLocation } from 'react-router';
import { mayUse, openModules, type Permissions } from '#domain/permissions.ts';
import { moduleOfPath, NoAccess, Redirect, requireUser, useRedirectTarget } from '#web/features/session/guard.tsx';
import { useLocalPath } from '#web/kit/language.ts';
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
      <AccountNavigation permissions={session.permissions} current={module} />
      {isOpen ? <Outlet /> : <NoAccess />}
    </>
  );
}

/** One navigation for all account pages. */
function AccountNavigation({ permissions, current }: { permissions: Permissions; current: string | null }) {
  const { customerModules, accountNavigation } = useMessages().shopFrame;
  const localPath = useLocalPath();
  return (
    <nav aria-label={accountNavigation} className="page-width max-w-5xl pt-6">
      <ul className="-mx-1 flex overflow-x-auto border-line border-b">
        {openModules(permissions, 'customer').map((module) => (
          <li key={module} className="shrink-0">
            <a
              href={localPath(`/user/${module}`)}
              aria-current={module === current ? 'page' : undefined}
              className="flex min-h-11 items-center border-transparent border-b-2 px-3 text-ink-2 hover:text-amber-ink aria-[current=page]:border-amber aria-[current=page]:text-ink"
            >
              {customerModules[module]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
