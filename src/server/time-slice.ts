import { setImmediate as nextTurn } from 'node:timers/promises';

/** Short enough not to delay other requests noticeably. */
const longestMs = 10;

/** For long CPU-bound work: awaited between its steps, it yields to the event loop when the time slice is used up. */
export function createTimeSlice(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < longestMs) return;
    await nextTurn();
    startedAt = performance.now();
  };
}
