/** Lists of the panel count and page so far: a count of this many means this many or more. */
export const countedTo = 1000;

/** The sum of counts that were each counted so far. */
export const addCounts = (...counts: readonly number[]): number =>
  Math.min(
    countedTo,
    counts.reduce((sum, count) => sum + count, 0),
  );
