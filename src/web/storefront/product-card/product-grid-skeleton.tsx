import { Skeleton } from '#web/ui/skeleton.tsx';
import { type GridColumns, gridLook } from './grid-columns.ts';

type ProductGridSkeletonProps = {
  /** Announced once for the whole grid. */
  label: string;
  count: number;
  columns?: GridColumns;
};

/** The same dimensions as the cards, to avoid layout shift. */
export function ProductGridSkeleton({ label, count, columns = 'full-width' }: ProductGridSkeletonProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden="true" className={gridLook[columns]}>
        {Array.from({ length: count }, (_, position) => position).map((position) => (
          <div key={position}>
            <Skeleton className="aspect-3/4" />
            <Skeleton className="mt-3.5 h-4 w-1/3" />
            <Skeleton className="mt-1 mb-1.5 h-6.5 w-4/5" />
            <Skeleton className="mb-3 h-7 w-1/2" />
            <Skeleton className="h-11 rounded-md" />
          </div>
        ))}
      </div>
    </>
  );
}
