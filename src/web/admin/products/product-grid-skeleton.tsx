import { ListHeading } from '#web/admin/components/list-page.tsx';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** As many columns as fit without breaking the numbers. */
export const productGridLook = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4';

const cards = Array.from({ length: 9 }, (_, index) => index);

/** Skeleton of the product grid. */
export function ProductGridSkeleton({ title }: { title: string }) {
  const { list } = useAdminMessages();
  return (
    <div aria-busy="true">
      <ListHeading title={title} />
      <p className="sr-only">{list.loading}</p>
      <Skeleton className="mb-4 h-11 max-w-110" />
      <div className={productGridLook}>
        {cards.map((card) => (
          <div key={card} className="rounded-lg border border-line bg-card p-4">
            <div className="flex gap-4">
              <Skeleton className="aspect-3/4 w-20 shrink-0" />
              <div className="grow">
                <Skeleton className="h-4 w-1/3" />
                <Skeleton className="mt-2 h-5 w-4/5" />
                <Skeleton className="mt-3 h-6 w-1/2" />
              </div>
            </div>
            <Skeleton className="mt-4 h-24" />
            <Skeleton className="mt-4 h-9" />
          </div>
        ))}
      </div>
    </div>
  );
}
