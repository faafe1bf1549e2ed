import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface ShopFixtures {
  /** What the browser may complain about in this file, for journeys that provoke it. */
  expectedComplaints: RegExp[];
  quietBrowser: undefined;
}

/** Chromium reports every answer of 400 and above by itself; a journey that cares looks at what the page shows. */
const refusedRequest = /^Failed to load resource/;

/** Every journey imports `test` from here: it fails when the browser throws, logs an error or meets the content security policy. */
export const test = base.extend<ShopFixtures>({
  expectedComplaints: [[], { option: true }],
  quietBrowser: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await use(undefined);
      const excused = [refusedRequest, ...expectedComplaints];
      expect(complaints.filter((complaint) => !excused.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A colour in the middle of a fade is nobody's choice. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });
}

/** Nothing for axe to find, and nothing that makes the page scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflowPx, 'pixels that stick out to the side').toBeLessThanOrEqual(0);
}

export { expect };
