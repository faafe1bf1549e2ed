import type { Page } from '@playwright/test';

/** The page answers only once its scripts have taken over. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  );
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAwake(page);
}
