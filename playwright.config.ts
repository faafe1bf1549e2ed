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
  // A browser that draws in software keeps a core busy by itself.
  workers: availableParallelism(),
  // A journey that passes at the second try has found something.
  retries: 0,
  // Limits are a net for what hangs, not a judgement of speed: a busy machine makes a journey slower, never red.
  timeout: 10 * minute,
  expect: { timeout: minute },
  use: {
    baseURL: process.env.SHOP_URL,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    // A trace slows every journey and reads previews that the content security policy keeps from it; ask for one with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // As on any desk: without one, a browser gives files no names but English ones.
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
  // `npm test` runs `core`, one journey per capability; `npm run test:full` the other two. The phone's width repeats only what looks or
  // works differently there.
  projects: [
    { name: 'core', grep: /@core/, use: desktop },
    { name: 'desktop', grepInvert: /@core/, use: desktop },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } },
  ],
});
