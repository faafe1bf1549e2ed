import { z } from 'zod';
import type { Ask } from './ask.ts';

/** The most that the carrier puts into one page. */
const pageSize = 500;
/** A city of ten thousand branches is twenty pages: one after the other they would take longer than a buyer waits. */
const pagesAtOnce = 4;
/** More than any list has; a carrier that never ends its pages must not be read for ever. */
const mostPages = 200;

const withRef = z.object({ Ref: z.string() });

export type Listing = {
  readonly rows: readonly unknown[];
  /** False where the carrier counts more rows than it sent, or sent pages without end. */
  readonly isComplete: boolean;
};

/**
 * All rows of a list. The carrier may ignore the paging and send everything at once, send smaller pages than it was asked
 * for, or send rows twice when its list changes in between: each row is taken once, and a page that brings nothing new is
 * the last. Where the carrier counts, its count ends the reading earlier.
 */
export async function readPages(ask: Ask, method: string, properties: Record<string, string>): Promise<Listing> {
  const found = new Map<string, unknown>();
  const read = (page: number) => ask(method, { ...properties, Page: String(page), Limit: String(pageSize) });
  const take = (rows: readonly unknown[]): boolean => {
    const before = found.size;
    for (const row of rows) found.set(withRef.safeParse(row).data?.Ref ?? JSON.stringify(row), row);
    return found.size > before;
  };

  const opening = await read(1);
  // An empty list was seen where there was something, and the same question was answered well right after.
  const { rows, total } = opening.rows.length > 0 ? opening : await read(1);
  let hasNews = take(rows);
  const isCounted = () => total !== null && found.size >= total;
  for (let page = 2; hasNews && !isCounted() && page <= mostPages; ) {
    const count = total === null ? 1 : Math.min(pagesAtOnce, Math.ceil((total - found.size) / pageSize));
    const first = page;
    const pages = await Promise.all(Array.from({ length: count }, (_, index) => read(first + index)));
    hasNews = pages.map((next) => take(next.rows)).some(Boolean);
    page += count;
  }
  return { rows: [...found.values()], isComplete: total === null ? !hasNews : isCounted() };
}
