import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** Texts of the toasts shown on a page and not asserted yet, by toast id. */
const shown = new WeakMap<Page, Map<string, string>>();
const watched = new WeakSet<BrowserContext>();

/** Toasts close after 5 s, which a busy machine may need between two assertions, so the page reports each when it appears. */
export async function watchToasts(context: BrowserContext): Promise<void> {
  watched.add(context);
  await context.exposeBinding('reportToast', ({ page }, id: string, words: string) => {
    const toasts = shown.get(page) ?? new Map<string, string>();
    shown.set(page, toasts.set(id, words));
  });
  await context.addInitScript(() => {
    const known = new WeakMap<Element, { id: string; words: string }>();
    const look = () => {
      for (const toast of document.querySelectorAll('.toast')) {
        const { id, words } = known.get(toast) ?? { id: `${performance.timeOrigin} ${Math.random()}`, words: '' };
        const now = toast.textContent ?? '';
        if (now === words) continue;
        known.set(toast, { id, words: now });
        (globalThis as unknown as { reportToast(id: string, words: string): void }).reportToast(id, now);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const says = (toast: string, part: string | RegExp) =>
  typeof part === 'string' ? toast.includes(part) : part.test(toast);

/** One toast with all of these words was shown since the last assertion, visible or not. */
export async function expectToast(page: Page, ...parts: (string | RegExp)[]): Promise<void> {
  if (!watched.has(page.context())) throw new Error('Nobody watches the toasts of this page: call watchToasts first');
  const find = () => [...(shown.get(page) ?? [])].find(([, words]) => parts.every((part) => says(words, part)));
  await expect.poll(find, `a toast: ${parts.join(' … ')}`).toBeDefined();
  shown.get(page)?.delete(find()?.[0] ?? '');
}

/**
 * A toast that `press` brings stands at the lower right and leaves after 5 s. The page's clock stands still and goes only as far as it
 * is set, so how busy the machine is changes nothing. Needs an installed `page.clock`.
 */
export async function expectToLeaveAfter5s(page: Page, toast: Locator, press: () => Promise<unknown>): Promise<void> {
  // Far enough ahead for a busy machine: the fake clock cannot be paused in the past.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  /** Enter and exit animations use the fake clock too, so it advances in small steps. */
  const isThere = async () => {
    await page.clock.runFor(20);
    return toast.isVisible();
  };
  const inSteps = { intervals: [20] };
  await press();
  await expect.poll(isThere, inSteps).toBe(true);
  await page.clock.runFor(4_900);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const place = async () => {
    const box = await toast.boundingBox();
    return box && { isRight: width - box.x - box.width < 60, isLow: height - box.y - box.height < 60 };
  };
  await expect.poll(place, 'less than 60 pixels from both edges').toEqual({ isRight: true, isLow: true });
  await page.clock.runFor(80);
  await expect.poll(isThere, inSteps).toBe(false);
  await page.clock.resume();
}
