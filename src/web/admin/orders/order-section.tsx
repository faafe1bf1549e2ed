import { type ReactNode, useId } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type OrderSectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A titled card of the order page. */
export function OrderSection({ title, aside, children }: OrderSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-line bg-card p-4 sm:p-5">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

type SectionLoadingProps = { loading: string; isLoaded: boolean; problem: string | undefined; retry: () => void };

/** Skeleton or error of a section whose data is loading. */
export function SectionLoading({ loading, isLoaded, problem, retry }: SectionLoadingProps) {
  const { words } = useMessages();
  return (
    <>
      {!isLoaded && !problem && (
        <div aria-busy="true">
          <p className="sr-only">{loading}</p>
          <Skeleton className="h-5 w-56" />
        </div>
      )}
      <FormProblem message={problem}>
        <Button size="small" className="mt-3" onClick={retry}>
          {words.retry}
        </Button>
      </FormProblem>
    </>
  );
}
