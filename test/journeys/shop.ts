import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from './open-page.ts';
import { watchToasts } from './shown-toasts.ts';

interface ShopFixtures {
  /** Console errors that the journeys of a file provoke. */
  expectedConsoleErrors: RegExp[];
  noConsoleErrors: undefined;
}

/** Chromium logs every response of 400 and above; journeys check what the page shows. */
const refusedRequest = /^Failed to load resource/;

/** Every journey imports `test` from here: it fails on page errors, console errors and violations of the content security policy. */
export const test = base.extend<ShopFixtures>({
  context: async ({ context }, use) => {
    await watchToasts(context);
    await use(context);
  },
  // Waits for hydration, unless the journey navigates with `waitUntil: 'commit'`.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (path, options) => {
      const response = await goto(path, options);
      if (options?.waitUntil !== 'commit') await untilHydrated(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (options?.waitUntil !== 'commit') await untilHydrated(page);
      return response;
    };
    await use(page);
  },
  expectedConsoleErrors: [[], { option: true }],
  noConsoleErrors: [
    async ({ page, expectedConsoleErrors }, use) => {
      const consoleErrors: string[] = [];
      page.on('pageerror', (error) => consoleErrors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(message.text());
      });
      await use(undefined);
      const excused = [refusedRequest, ...expectedConsoleErrors];
      expect(consoleErrors.filter((text) => !excused.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Finishes all animations, since axe would measure colours in the middle of a fade. Waiting is no option: animations never end in a
 * background tab.
 */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState !== 'finished');
    for (let left = moving(); left.length > 0; left = moving()) {
      for (const animation of left) animation.finish();
      await Promise.allSettled(left.map(({ finished }) => finished));
    }
  });
}

/**
 * A blurred window pauses the timers of toasts, so that none fades out during the check. A hovered toast is paused already, and a
 * focus event would resume it.
 */
const dispatchToWindow = (page: Page, event: 'blur' | 'focus') =>
  page.evaluate((type) => {
    if (!document.querySelector('.toast:hover')) dispatchEvent(new FocusEvent(type));
  }, event);

/**
 * Emulates reduced motion during the check, which stops the autoplay of carousels.
 */
async function withReducedMotion(page: Page, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('[aria-live=off]'), 'parts that change by themselves').toHaveCount(0);
  await dispatchToWindow(page, 'blur');
  await check();
  await dispatchToWindow(page, 'focus');
  await page.emulateMedia({ reducedMotion: null });
}

/** The picture has loaded; it is lazy-loaded, so it is scrolled into view first. */
export async function expectPicture(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

/** Phone, tablet, desktop. */
export const everyWidth = [360, 768, 1280] as const;

function findViolations(page: Page) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // axe opens an extra page to merge results of frames, which is slow; legacy mode does not.
  return axe.setLegacyMode(page.frames().length === 1).analyze();
}

/** Tables whose header and body hide different columns. */
const misalignedTables = (page: Page) =>
  page.evaluate(() => {
    const columnsOf = ({ cells }: HTMLTableRowElement) =>
      [...cells]
        .filter((cell) => getComputedStyle(cell).display !== 'none')
        .reduce((columns, { colSpan }) => columns + colSpan, 0);
    return [...document.querySelectorAll('table')].flatMap((table) => {
      const [heads, ...rows] = table.rows;
      const isCrooked = (row: HTMLTableRowElement) =>
        heads !== undefined &&
        row.cells.length === heads.cells.length &&
        getComputedStyle(row).display === 'table-row' &&
        columnsOf(row) !== columnsOf(heads);
      return table.tHead && rows.some(isCrooked) ? [table.ariaLabel ?? table.innerText] : [];
    });
  });

async function expectAccessibleNow(page: Page): Promise<void> {
  await untilStill(page);
  const at = `at ${page.viewportSize()?.width} px`;
  const { violations } = await findViolations(page);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    at,
  ).toEqual([]);
  expect(await misalignedTables(page), `tables with a heading too many or too few ${at}`).toEqual([]);
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflowPx, `pixels that stick out to the side ${at}`).toBeLessThanOrEqual(0);
}

/**
 * No violations of axe and no horizontal overflow, at the current or at each of the given widths. The layout is responsive by CSS
 * alone, so the page is not reloaded for each width.
 */
export async function expectAccessible(page: Page, widths: readonly number[] = []): Promise<void> {
  if (test.info().project.metadata.skipsAccessibility) return;
  const size = page.viewportSize();
  await withReducedMotion(page, async () => {
    if (widths.length === 0) await expectAccessibleNow(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleNow(page);
    }
  });
  if (size && widths.length > 0) await page.setViewportSize(size);
}

export { expect };
