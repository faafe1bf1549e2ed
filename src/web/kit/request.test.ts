import { describe, expect, it } from 'vitest';
import { Problem } from '#contracts/kit/problem.ts';
import { createRequest } from './request.ts';

const refusal = new Problem('NOT_ALLOWED_NOW', 'Зараз цього зробити не можна');

describe('the request state', () => {
  it('[ST-STATE-13] loads while in flight, stops after success and failure, keeps the error until it is cleared', async () => {
    const request = createRequest();
    expect(request.state()).toEqual({ isLoading: false, problem: null });

    const { promise, resolve } = Promise.withResolvers<string>();
    const sent = request.send(() => promise);
    expect(request.state().isLoading).toBe(true);
    resolve('done');
    expect(await sent).toBe('done');
    expect(request.state()).toEqual({ isLoading: false, problem: null });

    const failing = request.send(() => Promise.reject(refusal));
    expect(request.state().isLoading).toBe(true);
    expect(await failing).toBeNull();
    expect(request.state().isLoading).toBe(false);
    expect(request.state().problem?.message).toBe('Зараз цього зробити не можна');

    request.clearError();
    expect(request.state()).toEqual({ isLoading: false, problem: null });
  });

  it('forgets an old error when it is sent again, and notifies subscribers of each step', async () => {
    const request = createRequest();
    const seen: unknown[] = [];
    const stop = request.subscribe(() => seen.push(request.state()));
    await request.send(() => Promise.reject(refusal));
    await request.send(async () => 'done');
    stop();
    request.clearError();
    expect(seen).toEqual([
      { isLoading: true, problem: null },
      { isLoading: false, problem: refusal },
      { isLoading: true, problem: null },
      { isLoading: false, problem: null },
    ]);
  });

  it('rethrows errors other than problems, and stops loading', async () => {
    const request = createRequest();
    await expect(request.send(() => Promise.reject(new TypeError('a mistake')))).rejects.toThrow('a mistake');
    expect(request.state().isLoading).toBe(false);
  });
});
