import { countedTo } from '#domain/counts.ts';
import { formatNumber } from '#domain/numbers.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';

/** Formats a count of the server, which counts no further than `countedTo`: "12", "1 000+". */
export function useCountText(): (count: number) => string {
  const { list } = useAdminMessages();
  return (count) => (count === countedTo ? list.orMore(count) : formatNumber(count));
}
