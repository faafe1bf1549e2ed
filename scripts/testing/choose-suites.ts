export interface Chosen {
  vitest: boolean;
  journeys: boolean;
}

const isVitestFile = (file: string) => /^(src|scripts|test)\/.*\.test\.tsx?$/.test(file);
const isJourneyFile = (file: string) => /^test\/journeys\/.*\.journey\.ts$/.test(file);

/** `npm test -- src/domain` runs what has `src/domain` in its path, and leaves a suite out when nothing of it is meant. */
export function chooseSuites(files: string[], filters: string[]): Chosen {
  if (filters.length === 0) return { vitest: true, journeys: true };
  const meant = files.filter((file) => filters.some((filter) => file.includes(filter.replace(/^\.\//, ''))));
  return { vitest: meant.some(isVitestFile), journeys: meant.some(isJourneyFile) };
}
