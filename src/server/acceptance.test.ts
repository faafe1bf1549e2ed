import { expect, it } from 'vitest';
import { Acceptance } from './acceptance.ts';

it('accepts visitors when loading has ended, also with a failure', async () => {
  for (const end of ['resolve', 'reject'] as const) {
    const loading = Promise.withResolvers<void>();
    const acceptance = new Acceptance();
    const accepted = acceptance.acceptAfter(loading.promise);
    expect(acceptance.isAccepting()).toBe(false);
    loading[end]();
    await accepted;
    expect(acceptance.isAccepting()).toBe(true);
  }
});

it('accepts none from the moment it is to stop, also if it is loaded after that', async () => {
  const [early, late] = [new Acceptance(), new Acceptance()];
  await early.acceptAfter(Promise.resolve());
  early.stop();
  late.stop();
  await late.acceptAfter(Promise.resolve());
  expect([early.isAccepting(), late.isAccepting()]).toEqual([false, false]);
});
