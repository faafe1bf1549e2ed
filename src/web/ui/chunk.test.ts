import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, chunkTimeoutMs, loadChunk, onChunkFailure } from './chunk.ts';

let logged: unknown[] = [];

beforeEach(() => {
  logged = [];
  vi.stubGlobal('reportError', (error: unknown) => logged.push(error));
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const never = () => new Promise<never>(() => undefined);

describe('code that a page asks for later', () => {
  it('is handed over when it comes, and nobody is notified', async () => {
    await expect(loadChunk('cart', async () => 'the cart')).resolves.toBe('the cart');
    expect(logged).toEqual([]);
    expect(vi.getTimerCount(), 'timers left behind').toBe(0);
  });

  it('[ST-MSG-09] raises a ChunkLoadError that names it when it does not come, and notifies the listener that offers a reload', async () => {
    const failures: unknown[] = [];
    const stop = onChunkFailure((error) => failures.push(error));
    const error = await loadChunk('42', failed).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk 42 failed' });
    expect(failures).toEqual([error]);
    expect(logged).toEqual([error]);
    stop();
    await loadChunk('43', failed).catch(() => undefined);
    expect(failures, 'a listener that left hears nothing more').toHaveLength(1);
  });

  it('[ST-CONST-05] may take 120000 ms and not longer', async () => {
    expect(chunkTimeoutMs).toBe(120_000);
    let outcome: unknown = 'waiting';
    const loading = loadChunk('slow', never).catch((error: unknown) => {
      outcome = error;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(outcome).toMatchObject({ message: 'Loading chunk slow failed' });
  });
});
