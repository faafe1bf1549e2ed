import { Suspense } from 'react';
import { shop } from '#domain/shop.ts';
import { useReturnsMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const ReturnSearch = lazyComponent('return-search', async () => (await import('./return-search.tsx')).ReturnSearch);

/** A buyer asks to return goods: signed in, or by order number and phone. */
export default function ReturnPage() {
  const texts = useReturnsMessages();
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead title={texts.title} description={texts.description} noIndex />
      <div className="page-width flex justify-center py-8 md:py-14">
        <div className="w-full max-w-2xl rounded-lg border border-line bg-card p-5 sm:p-10">
          <h1 className="text-3xl md:text-4xl">{texts.heading}</h1>
          <p className="mt-4 rounded-md bg-amber-wash p-4 text-amber-ink">{texts.law}</p>
          <noscript>
            <p className="mt-4">{texts.needsScripts(shop.shownPhone)}</p>
          </noscript>
          {/* The form and its validation are lazy-loaded after hydration. */}
          {isHydrated ? (
            <Suspense fallback={<FormSkeleton />}>
              <ReturnSearch />
            </Suspense>
          ) : (
            <FormSkeleton />
          )}
        </div>
      </div>
    </>
  );
}

const FormSkeleton = () => <Skeleton className="mt-6 h-44 w-full sm:h-40" />;
