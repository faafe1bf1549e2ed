import { type ReactNode, Suspense } from 'react';
import { useAuthMessages, useMessages } from '#web/kit/messages.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type AuthCardProps = {
  /** What the page is called until its own heading comes. */
  heading: string;
  /** Nothing while it is not known yet what to show. */
  children?: ReactNode;
};

/**
 * One column of text and fields in the middle of the page, as narrow as they are read best. The session lives in the browser, so
 * nothing here works without scripts: the forms, and the rules they check by, come after the frame and are not typed into before.
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
