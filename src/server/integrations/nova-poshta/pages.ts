import { z } from 'zod';
import type { Ask } from './ask.ts';

/** The most that the carrier puts into one page. */
const pageSize = 500;
/** A city of ten thousand branches is twenty pages: one after the other they would take longer than a buyer waits. */
const pagesAtOnce = 4;
/** More than any list has; a carrier that never ends its pages must not be read for ever. */
const mostPages = 200;

const withRef = z.object({ Ref: z.string() });

/**
 * All rows of a list. The carrier may ignore the paging and send everything at once, or send rows twice when its list
 * changes in between: each row is taken once, and a page that brings nothing new is the last.
 */
export async function readPages(ask: Ask, method: string, properties: Record<string, string>): Promise<unknown[]> {
  const found = new Map<string, unknown>();
  const read = (page: number) => ask(method, { ...properties, Page: String(page), Limit: String(pageSize) });
  const take = (rows: readonly unknown[]): boolean => {
    const before = found.size;
    for (const row of rows) {
      const ref = withRef.safeParse(row).data?.Ref;
      if (ref !== undefined && !found.has(ref)) found.set(ref, row);
    }
    return found.size > before;
  };

  const opening = await read(1);
  // An empty list was seen where there was something, and the same question was answered well right after.
  const { rows, total } = opening.rows.length > 0 ? opening : await read(1);
  take(rows);
  let isFull = rows.length >= pageSize;
  const isMore = () => (total === null ? isFull : found.size < total);
  let page = 2;
  while (isMore() && page <= mostPages) {
    const count = total === null ? 1 : Math.min(pagesAtOnce, Math.ceil((total - found.size) / pageSize));
    const first = page;
    const pages = await Promise.all(Array.from({ length: count }, (_, index) => read(first + index)));
    page += count;
    isFull = pages.every((next) => next.rows.length >= pageSize);
    const hasNews = pages.map((next) => take(next.rows)).some(Boolean);
    if (!hasNews) break;
  }
  return [...found.values()];
}
