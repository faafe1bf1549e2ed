import { setImmediate as nextTurn } from 'node:timers/promises';

/** Far below what anybody else would notice of it. */
const longestMs = 10;

/** For work that takes long: called between its steps, it lets others be served as soon as the work has had its time. */
export function createTimeSlice(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < longestMs) return;
    await nextTurn();
    startedAt = performance.now();
  };
}
