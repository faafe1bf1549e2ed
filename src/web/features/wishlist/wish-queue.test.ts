import { describe, expect, it } from 'vitest';
import { type Wish, WishQueue } from './wish-queue.ts';

const on: Wish = { isWished: true, by: 'heart' };
const off: Wish = { isWished: false, by: 'heart' };

type Answer = { resolve: (ids: readonly string[] | null) => void; reject: (error: Error) => void };

/** A server that responds when the test says so. */
function openServer(known: readonly string[] = []) {
  const asked: string[] = [];
  const answers: Answer[] = [];
  const kept: (readonly string[])[] = [];
  const refusals: unknown[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return new Promise<readonly string[] | null>((resolve, reject) => answers.push({ resolve, reject }));
  };
  const queue = new WishQueue(known, {
    load: async () => (await ask('load')) ?? [],
    send: (productId, { isWished }) => ask(`${isWished ? '+' : '-'}${productId}`),
    store: (ids) => kept.push(ids),
    changed: () => undefined,
    refused: (error) => refusals.push(error),
  });
  /** Responds to the oldest request, and lets the queue continue. */
  const answer = async (act: (answer: Answer) => void) => {
    const next = answers.shift();
    if (!next) throw new Error('Nothing was asked');
    act(next);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    queue,
    asked,
    kept,
    refusals,
    shown: () => [...queue.shown].sort(),
    knows: (...ids: string[]) => answer(({ resolve }) => resolve(ids)),
    agrees: () => answer(({ resolve }) => resolve(null)),
    fails: (error = new Error('away')) => answer(({ reject }) => reject(error)),
  };
}

describe('the wishlist queue', () => {
  it('updates optimistically and stores what the server confirms', async () => {
    const { queue, shown, kept, asked, knows } = openServer();
    queue.enqueue('oud', on);
    expect(shown()).toEqual(['oud']);
    expect([asked, kept]).toEqual([['+oud'], []]);
    await knows('oud');
    expect([shown(), kept]).toEqual([['oud'], [['oud']]]);
  });

  it('rolls back a failed change and reports it', async () => {
    const { queue, shown, refusals, fails, kept } = openServer(['rose']);
    queue.enqueue('oud', on);
    queue.enqueue('rose', off);
    expect(shown()).toEqual(['oud']);
    const error = new Error('no such product');
    await fails(error);
    expect([shown(), refusals]).toEqual([[], [error]]);
    await fails();
    expect([shown(), refusals.length, kept]).toEqual([['rose'], 2, []]);
  });

  it('sends changes one at a time, so that responses arrive in order', async () => {
    const { queue, asked, knows, shown } = openServer();
    queue.enqueue('oud', on);
    queue.enqueue('rose', on);
    expect(asked).toEqual(['+oud']);
    await knows('oud');
    expect(asked).toEqual(['+oud', '+rose']);
    expect(shown()).toEqual(['oud', 'rose']);
    await knows('oud', 'rose');
    expect(shown()).toEqual(['oud', 'rose']);
  });

  it.each([
    [[on, off], ['+oud', '-oud'], []],
    [[on, off, on], ['+oud'], ['oud']],
    [[on, off, on, off], ['+oud', '-oud'], []],
  ])('of quick presses %j the last counts', async (presses, questions, end) => {
    const { queue, asked, knows, shown } = openServer();
    for (const press of presses) queue.enqueue('oud', { ...press });
    expect(shown()).toEqual(end);
    await knows('oud');
    expect([shown(), asked]).toEqual([end, questions]);
    if (end.length === 0) await knows();
    expect([shown(), asked]).toEqual([end, questions]);
  });

  it('keeps the server state when a change fails while a later one is queued', async () => {
    const { queue, fails, shown, asked } = openServer();
    queue.enqueue('oud', on);
    queue.enqueue('oud', off);
    await fails();
    expect([shown(), asked]).toEqual([[], ['+oud']]);
  });

  it('applies a confirmed removal to the known state', async () => {
    const { queue, agrees, shown, kept } = openServer(['oud', 'rose']);
    queue.enqueue('oud', { isWished: false, by: 'list' });
    await agrees();
    expect([shown(), kept]).toEqual([['rose'], [['rose']]]);
  });
});

describe('the server state of the wishlist', () => {
  it('replaces the cached state', async () => {
    const { queue, knows, shown } = openServer(['old']);
    void queue.load();
    expect(shown()).toEqual(['old']);
    await knows('oud', 'rose');
    expect(shown()).toEqual(['oud', 'rose']);
  });

  it('falls back to the cached state while offline', async () => {
    const { queue, fails, shown, refusals } = openServer(['old']);
    void queue.load();
    await fails();
    expect([shown(), refusals]).toEqual([['old'], []]);
  });

  it('is reloaded when a change overtook the response', async () => {
    const { queue, asked, knows, shown } = openServer();
    void queue.load();
    queue.enqueue('oud', on);
    await knows();
    expect(shown(), 'the answer is older than the wish').toEqual(['oud']);
    await knows('oud');
    expect(asked).toEqual(['load', '+oud', 'load']);
    await knows('oud', 'rose');
    expect(shown()).toEqual(['oud', 'rose']);
  });

  it('is synced from other tabs, and reloaded on conflicting changes', async () => {
    const { queue, asked, knows, shown } = openServer();
    queue.setFromOtherTab(['rose']);
    expect([shown(), asked]).toEqual([['rose'], []]);
    queue.enqueue('oud', on);
    queue.setFromOtherTab(['rose', 'iris']);
    expect(shown()).toEqual(['iris', 'oud', 'rose']);
    await knows('rose', 'oud');
    expect(asked).toEqual(['+oud', 'load']);
    await knows('rose', 'oud', 'iris');
    expect(shown()).toEqual(['iris', 'oud', 'rose']);
  });

  it('is reloaded when another tab reports a stale state', async () => {
    const { queue, asked, kept, knows, shown } = openServer(['rose']);
    queue.enqueue('oud', on);
    await knows('rose', 'iris', 'oud');
    queue.setFromOtherTab(['rose', 'iris']);
    expect([shown(), asked]).toEqual([
      ['iris', 'oud', 'rose'],
      ['+oud', 'load'],
    ]);
    await knows('rose', 'iris', 'oud');
    expect(kept.at(-1)).toEqual(['rose', 'iris', 'oud']);
    queue.setFromOtherTab(['rose', 'iris']);
    expect([shown(), asked]).toEqual([
      ['iris', 'rose'],
      ['+oud', 'load'],
    ]);
  });

  it('is ignored after signing out', async () => {
    const { queue, kept, refusals, knows, fails } = openServer();
    queue.enqueue('oud', on);
    void queue.load();
    queue.dispose();
    await knows('oud');
    await fails();
    expect([kept, refusals]).toEqual([[], []]);
  });
});
