import { useAdminMessages } from '#web/kit/messages.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ListHeading } from './list-heading.tsx';

const rows = Array.from({ length: 8 }, (_, index) => index);

/** The shape of a list while its first rows are on their way. */
export function ListSkeleton({ title }: { title: string }) {
  const { list } = useAdminMessages();
  return (
    <div aria-busy="true">
      <ListHeading title={title} />
      <p className="sr-only">{list.loading}</p>
      <Skeleton className="mb-4 h-11 max-w-90" />
      <div className="border border-line bg-card">
        {rows.map((row) => (
          <div key={row} className="flex h-14 items-center gap-4 border-b border-line px-4 last:border-b-0">
            <Skeleton className="h-4 w-6" />
            <Skeleton className="h-4 w-48 grow-0" />
            <Skeleton className="ml-auto h-4 w-24" />
          </div>
        ))}
      </div>
    </div>
  );
}
