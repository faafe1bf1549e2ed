import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const minute = 60_000;

export default defineConfig({
  test: {
    // By itself it would leave a core alone, which on two is half of the machine. More workers than cores only make each other wait: the
    // databases and shops that they start want the same cores.
    maxWorkers: availableParallelism(),
    // Rules and API read the shop's code once for many files: nothing in it may remember one test and tell the next. The order of
    // files says whether something does: --sequence.shuffle.files.
    // A net for what hangs, not a judgement of speed: how busy the machine is must not decide whether a test passes.
    testTimeout: 5 * minute,
    hookTimeout: 5 * minute,
    expect: { poll: { timeout: minute } },
    // A forgotten mock or environment variable must not decide whether the next file passes.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/*.lifecycle.test.ts', '**/*.chaos.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          isolate: false,
          include: ['src/**/*.api.test.ts'],
          globalSetup: 'test/global-setup.ts',
        },
      },
      // Whole shops, each in a data folder and on a port of its own: starting and stopping in `npm test`, kill -9, hangs, races and
      // overload in `npm run test:full`.
      ...['lifecycle', 'chaos'].map((name) => ({
        extends: true as const,
        test: {
          name,
          include: [`{src,test,scripts}/**/*.${name}.test.ts`],
          testTimeout: 20 * minute,
          hookTimeout: 20 * minute,
        },
      })),
    ],
  },
});
