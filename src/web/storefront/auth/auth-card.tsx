import { type ReactNode, Suspense } from 'react';
import { useAuthMessages, useMessages } from '#web/kit/messages.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type AuthCardProps = {
  /** The page title until the lazy-loaded content sets its own. */
  heading: string;
  /** Empty while the content is unknown. */
  children?: ReactNode;
};

/**
 * The layout of all sign-in pages. The session lives in localStorage, so nothing works without scripts: the forms and their validation are
 * lazy-loaded after hydration, with a skeleton meanwhile.
 */
export function AuthCard({ heading, children }: AuthCardProps) {
  const { needsScripts } = useAuthMessages();
  const isHydrated = useHydrated();
  const waiting = <WaitingBody heading={heading} />;
  return (
    <div className="page-width flex justify-center py-8 md:py-16">
      <div className="w-full max-w-md rounded-lg border border-line bg-card p-5 sm:p-8">
        {isHydrated && children ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
        <noscript>
          <p className="mt-4 text-sm text-ink-2">{needsScripts}</p>
        </noscript>
      </div>
    </div>
  );
}

function WaitingBody({ heading }: { heading: string }) {
  const { words } = useMessages();
  return (
    <>
      <h1 className="text-3xl">{heading}</h1>
      <div aria-busy="true" className="mt-8 grid gap-6">
        <p className="sr-only">{words.loading}</p>
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-13" />
      </div>
    </>
  );
}
