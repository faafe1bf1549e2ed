import { describe, expect, it, vi } from 'vitest';
import { Problem } from '#contracts/kit/problem.ts';
import { startLoad } from './start-load.ts';

/** Data that arrives when the test wants it, from a load that ignores its signal. */
function openDialog() {
  const shown: string[] = [];
  const start = () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const abort = startLoad(() => promise, {
      onData: (data) => shown.push(data),
      onProblem: (message) => shown.push(`failed: ${message}`),
    });
    return { abort, resolve, reject };
  };
  return { shown, start };
}

describe('data of a dialog', () => {
  it('is what was asked for last, even if an earlier answer comes later', async () => {
    const { shown, start } = openDialog();
    const first = start();
    first.abort();
    const second = start();
    second.resolve('second');
    await vi.waitFor(() => expect(shown).toEqual(['second']));
    first.resolve('first');
    await new Promise(setImmediate);
    expect(shown).toEqual(['second']);
  });

  it('shows why it did not load, unless nobody waits for it any more', async () => {
    const { shown, start } = openDialog();
    const left = start();
    left.abort();
    left.reject(new Problem('UNAVAILABLE', 'Немає зв’язку'));
    start().reject(new Problem('NOT_FOUND', 'Немає'));
    await vi.waitFor(() => expect(shown).toEqual(['failed: Немає']));
  });
});
