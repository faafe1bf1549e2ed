import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const minute = 60_000;

export default defineConfig({
  test: {
    // One worker per core: the default leaves a core idle, and PostgreSQL and the child processes need the same cores.
    maxWorkers: availableParallelism(),
    // `rules` and `api` run without isolation, so modules must keep no state between files; --sequence.shuffle.files finds what does.
    // Timeouts are for hung tests only: a slow machine must not fail one.
    testTimeout: 5 * minute,
    hookTimeout: 5 * minute,
    expect: { poll: { timeout: minute } },
    // No mock or environment variable leaks into the next test.
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
          exclude: ['api', 'lifecycle', 'chaos', 'cluster'].map((kind) => `**/*.${kind}.test.ts`),
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
      // Whole shops, each in a data folder and on a port of its own: starting and stopping; kill -9, hangs, races and overload.
      ...['lifecycle', 'chaos'].map((name) => ({
        extends: true as const,
        test: {
          name,
          include: [`{src,test,scripts}/**/*.${name}.test.ts`],
          // For the chaos of one module, in this process.
          globalSetup: name === 'chaos' ? 'test/global-setup.ts' : [],
          testTimeout: 20 * minute,
          hookTimeout: 20 * minute,
        },
      })),
      // Several shops, PostgreSQL with a replica, PgBouncer and Redis; after the others and one at a time, since it measures times.
      {
        extends: true,
        test: {
          name: 'cluster',
          include: ['test/cluster/*.cluster.test.ts'],
          globalSetup: 'test/cluster/provide-programs.ts',
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          testTimeout: 20 * minute,
          hookTimeout: 20 * minute,
        },
      },
    ],
  },
});
