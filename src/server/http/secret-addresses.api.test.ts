import { describe, expect, it } from 'vitest';
import { makeCategory } from '#test/factories.ts';
import { StubPages } from '#test/stub-pages.ts';
import { openTwoProcesses } from '#test/two-processes.ts';

const pages = new StubPages();
const [shop] = openTwoProcesses(() => pages.build);

const addresses = [
  '/confirm-registration/a-token',
  '/reset-password/a-token',
  '/Reset-Password/a-token',
  '/notify/stop/a-token',
];

describe('a page that an e-mail links to', () => {
  it.each(addresses)('%s sends no Referer', async (address) => {
    const { headers, status } = await shop.fetch(address);
    expect(status).toBe(200);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(addresses)('%s is never cached', async (address) => {
    await makeCategory(shop.db);
    await shop.settle();
    const before = { ...shop.responseCache.stats };
    await shop.fetch(address);
    await shop.fetch(address);
    const { entries, hits } = shop.responseCache.stats;
    expect({ entries, hits }).toEqual({ entries: before.entries, hits: before.hits });
  });

  it('is the only kind: any other page is cached and sends its Referer within the shop', async () => {
    const { headers } = await shop.fetch('/menu');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cache-control')).toBe('no-cache');
    const before = shop.responseCache.stats.hits;
    await shop.fetch('/menu');
    expect(shop.responseCache.stats.hits).toBe(before + 1);
  });
});
