import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from './open-page.ts';
import { watchToasts } from './shown-toasts.ts';

interface ShopFixtures {
  /** What the browser may complain about in this file, for journeys that provoke it. */
  expectedComplaints: RegExp[];
  quietBrowser: undefined;
}

/** Chromium reports every answer of 400 and above by itself; a journey that cares looks at what the page shows. */
const refusedRequest = /^Failed to load resource/;

/** Every journey imports `test` from here: it fails when the browser throws, logs an error or meets the content security policy. */
export const test = base.extend<ShopFixtures>({
  context: async ({ context }, use) => {
    await watchToasts(context);
    await use(context);
  },
  // People see whether a page answers yet; a journey that is faster than the scripts says so by 'commit'.
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

/**
 * A colour in the middle of a fade is nobody's choice. What moves is brought to its end rather than waited for: a tab that draws
 * nothing, since another one is in front of it, would keep it moving for ever.
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
 * Toasts wait while nobody is in front of the window, so none of them is half gone when axe comes to it. Under a pointer they wait
 * anyway, and coming back would send them away.
 */
const tellWindow = (page: Page, event: 'blur' | 'focus') =>
  page.evaluate((type) => {
    if (!document.querySelector('.toast:hover')) dispatchEvent(new FocusEvent(type));
  }, event);

/**
 * Who looks takes its time, and slides that change by themselves begin their next fade meanwhile. So the page is asked to rest, as a
 * person asks for it who wants no motion, and has come to rest before the look begins. Then it may go on.
 */
async function whileAtRest(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('[aria-live=off]'), 'parts that change by themselves').toHaveCount(0);
  await tellWindow(page, 'blur');
  await look();
  await tellWindow(page, 'focus');
  await page.emulateMedia({ reducedMotion: null });
}

/** The picture is there. It is fetched only once it is near the window, so it is brought there first. */
export async function expectPicture(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

/** A phone, a tablet and a desk. */
export const everyWidth = [360, 768, 1280] as const;

function findViolations(page: Page) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // What is found in frames is gathered on a page of its own, which takes longer than the search. Few pages have frames.
  return axe.setLegacyMode(page.frames().length === 1).analyze();
}

/** Tables where a heading is hidden and its cells are not, or the other way round: all that follow then stand under another's name. */
const crookedTables = (page: Page) =>
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
  expect(await crookedTables(page), `tables with a heading too many or too few ${at}`).toEqual([]);
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflowPx, `pixels that stick out to the side ${at}`).toBeLessThanOrEqual(0);
}

/**
 * Nothing for axe to find, and nothing that makes the page scroll sideways: as wide as the window is, or at each of the widths. What
 * looks different at a width does so by its styles alone, so the page need not be opened anew for each.
 */
export async function expectAccessible(page: Page, widths: readonly number[] = []): Promise<void> {
  const size = page.viewportSize();
  await whileAtRest(page, async () => {
    if (widths.length === 0) await expectAccessibleNow(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleNow(page);
    }
  });
  if (size && widths.length > 0) await page.setViewportSize(size);
}

export { expect };
