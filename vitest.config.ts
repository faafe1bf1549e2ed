import { defineConfig } from 'vitest/config';

const minute = 60_000;

export default defineConfig({
  test: {
    // Rules and API read the shop's code once for many files: nothing in it may remember one test and tell the next. The order of
    // files says whether something does: --sequence.shuffle.files.
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
          exclude: ['**/*.api.test.ts', '**/*.lifecycle.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          isolate: false,
          include: ['src/**/*.api.test.ts'],
          globalSetup: 'test/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: minute,
        },
      },
      {
        extends: true,
        test: {
          name: 'lifecycle',
          include: ['{src,test,scripts}/**/*.lifecycle.test.ts'],
          // These start and kill whole shops: two at once, or beside the other projects, would measure each other, not the shop.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 5 * minute,
          hookTimeout: 5 * minute,
        },
      },
    ],
  },
});
