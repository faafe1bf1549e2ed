import { Navigate, redirect, useLocation } from 'react-router';
import { adminModules, type ModuleName, mayUse } from '#domain/permissions.ts';
import { languageOfPath, pathIn, useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { hasSessionExpired, type Session, useSession } from '#web/kit/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ensureFreshSession } from './refresh-session.ts';
import { returnPath, signInPath } from './return-path.ts';

type Audience = 'guest' | 'customer' | 'admin';

/** Users with admin access use the panel instead of the customer pages. */
function isAudience(session: Session | null, audience: Audience): boolean {
  const isAdmin = mayUse(session?.permissions ?? null, 'admin');
  if (audience === 'guest') return session === null;
  return audience === 'admin' ? isAdmin : !isAdmin && mayUse(session?.permissions ?? null, 'customer');
}

type Address = Pick<URL, 'pathname' | 'search'>;

/** Where a user without access goes, in the language of the page. */
function otherPage(session: Session | null, audience: Audience, address: Address): string {
  const index = pathIn(languageOfPath(address.pathname), '/index');
  // Staff land on the overview.
  const start = isAudience(session, 'admin') ? pathIn(languageOfPath(address.pathname), '/admin') : index;
  if (audience === 'guest') return returnPath(address) ?? start;
  // After an expired session, signing in again returns to this page.
  if (!session && hasSessionExpired()) return signInPath(`${address.pathname}${address.search}`);
  return index;
}

/** The redirect target of a user without access; null with access. */
export function redirectFor(session: Session | null, audience: Audience, address: Address): string | null {
  return isAudience(session, audience) ? null : otherPage(session, audience, address);
}

/** Route guard for layout loaders: redirects before anything is rendered. */
export async function requireGuest(request: Request): Promise<null> {
  const other = redirectFor(await ensureFreshSession(), 'guest', new URL(request.url));
  if (other !== null) throw redirect(other);
  return null;
}

/** Route guard for the loaders of pages that need a session. */
export async function requireUser(request: Request, audience: Exclude<Audience, 'guest'>): Promise<Session> {
  const session = await ensureFreshSession();
  if (!session || !isAudience(session, audience)) throw redirect(otherPage(session, audience, new URL(request.url)));
  return session;
}

/** Route guard for rendered layouts: reacts to sign-in or sign-out in another tab. After an expired session the page and its input stay. */
export function useRedirectTarget(audience: Audience): string | null {
  const session = useSession();
  const address = useLocation();
  if (audience !== 'guest' && !session && hasSessionExpired()) return null;
  return redirectFor(session, audience, address);
}

/** The module of a path: 'brands' for `/en/admin/brands`. */
export function moduleOfPath(pathname: string): ModuleName | null {
  const word = /^(?:\/en)?\/(?:admin|user)\/([^/]+)/.exec(pathname)?.[1];
  return adminModules.find((module) => module === word) ?? null;
}

/** Redirects, with a spinner until the target has loaded. */
export function Redirect({ to }: { to: string }) {
  const { words } = useMessages();
  return (
    <div className="flex min-h-96 items-center justify-center text-lg text-ink-2">
      <Navigate to={to} replace />
      <Spinner label={words.loading} />
    </div>
  );
}

/** The 403 page of a module. */
export function NoAccess() {
  const { session: texts, problem } = useMessages();
  const localPath = useLocalPath();
  return (
    <div className="page-width py-8 md:py-12">
      <title>{texts.noAccess}</title>
      <h1 className="sr-only">{texts.noAccess}</h1>
      <EmptyState
        title={texts.noAccess}
        text={texts.noAccessText}
        action={<ButtonLink href={localPath('/index')}>{problem.toIndex}</ButtonLink>}
      />
    </div>
  );
}
