import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const minute = 60_000;
const desktop = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '*.journey.ts',
  globalSetup: './test/journeys/start-shop.ts',
  outputDir: '.test/journeys',
  fullyParallel: true,
  // One worker per core: a browser with software rendering uses a core by itself.
  workers: availableParallelism(),
  // A flaky journey is a defect.
  retries: 0,
  // Timeouts are for hung journeys only: a slow machine must not fail one.
  timeout: 10 * minute,
  expect: { timeout: minute },
  use: {
    baseURL: process.env.SHOP_URL,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    // Traces are slow and violate the content security policy; enable one with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Without a UTF-8 locale, downloads lose their non-ASCII file names.
      env: { ...process.env, LANG: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // `npm test` runs `core`, the main journeys without the slow accessibility checks; `npm run test:full` runs all journeys
  // with them. The phone's width repeats only what looks or works differently there.
  projects: [
    { name: 'core', grep: /@core/, metadata: { skipsAccessibility: true }, use: desktop },
    { name: 'desktop', use: desktop },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } },
  ],
});
