import { type ReactNode, Suspense } from 'react';
import { shop } from '#domain/shop.ts';
import { PageHead } from '#web/kit/seo.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type FindOrderFrameProps = {
  texts: { title: string; description: string; heading: string; needsScripts: (phone: string) => string };
  /** Above the form. */
  intro: ReactNode;
  /** The form and its validation, lazy-loaded after hydration. */
  children: ReactNode;
};

/** A page that starts with the search for an order. */
export function FindOrderFrame({ texts, intro, children }: FindOrderFrameProps) {
  const skeleton = <Skeleton className="mt-6 h-44 w-full sm:h-40" />;
  return (
    <>
      <PageHead title={texts.title} description={texts.description} noIndex />
      <div className="page-width flex justify-center py-8 md:py-14">
        <div className="w-full max-w-2xl rounded-lg border border-line bg-card p-5 sm:p-10">
          <h1 className="text-3xl md:text-4xl">{texts.heading}</h1>
          {intro}
          <noscript>
            <p className="mt-4 rounded-md bg-amber-wash p-4 text-amber-ink">{texts.needsScripts(shop.shownPhone)}</p>
          </noscript>
          {useHydrated() ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton}
        </div>
      </div>
    </>
  );
}
