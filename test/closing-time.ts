import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '#domain/dates.ts';
import { isClosingTime } from '#domain/fiscal-receipts.ts';

/** The longest wait below. */
export const longestClosingMs = 16 * minuteMs;

/** In the last minutes of a day, Kyiv time, a running shop sells no receipts: waits until the next day has begun. */
export async function waitForSales(testMs = 5 * minuteMs): Promise<void> {
  const isNear = () => isClosingTime(new Date()) || isClosingTime(new Date(Date.now() + testMs));
  while (isNear()) await pause(1000);
}
