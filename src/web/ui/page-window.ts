export type PageStep = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/** First, last, current and neighbouring pages; a gap of a single page shows that page instead. */
export function pageWindow(page: number, pageCount: number): PageStep[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  if (page <= 3) wanted.add(2).add(3);
  if (page >= pageCount - 2) wanted.add(pageCount - 1).add(pageCount - 2);
  const pages = [...wanted].filter((one) => one >= 1 && one <= pageCount).sort((a, b) => a - b);

  return pages.flatMap((one, index): PageStep[] => {
    const before = pages[index - 1] ?? one - 1;
    const step: PageStep = { kind: 'page', page: one };
    if (one - before <= 1) return [step];
    if (one - before === 2) return [{ kind: 'page', page: one - 1 }, step];
    return [{ kind: 'gap', after: before }, step];
  });
}

export function pageWithin(page: number, pageCount: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, pageCount));
}
