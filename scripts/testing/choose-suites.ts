export interface Chosen {
  vitest: boolean;
  journeys: boolean;
}

const isVitestFile = (file: string) => /^(src|scripts|test)\/.*\.test\.tsx?$/.test(file);
const isJourneyFile = (file: string) => /^test\/journeys\/.*\.journey\.ts$/.test(file);

/** `npm test -- src/domain` runs tests with `src/domain` in their path, and skips a suite without matches. */
export function chooseSuites(files: string[], filters: string[]): Chosen {
  if (filters.length === 0) return { vitest: true, journeys: true };
  const matching = files.filter((file) => filters.some((filter) => file.includes(filter.replace(/^\.\//, ''))));
  return { vitest: matching.some(isVitestFile), journeys: matching.some(isJourneyFile) };
}

/** The tests that a command runs: the core, the rest, or all that match a filter. */
export type Part = 'core' | 'rest' | 'matching';

/** Project names in vitest.config.ts and playwright.config.ts; empty for all. Journeys of the core run again in `rest`, with accessibility checks. */
export const projectsOf: Record<Part, { vitest: string[]; journeys: string[] }> = {
  core: { vitest: ['rules', 'api'], journeys: ['core'] },
  rest: { vitest: ['lifecycle', 'chaos', 'cluster'], journeys: ['desktop', 'phone'] },
  matching: { vitest: [], journeys: ['desktop', 'phone'] },
};

export function partOf({ isFull, isFiltered }: { isFull: boolean; isFiltered: boolean }): Part {
  if (isFiltered) return 'matching';
  return isFull ? 'rest' : 'core';
}
