import { setTimeout as pause } from 'node:timers/promises';
import { StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, removeTempFolder } from '#test/start/temp-folder.ts';

export type FuzzedShop = { readonly origin: string; stop(): Promise<void> };

const settings = {
  // Rate limits are off.
  RATE_LIMIT_FACTOR: '0',
  // Trusts x-forwarded-for, so that each request can have its own client address.
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'error',
};

/** Starts a shop with a temporary database. */
export async function startFuzzedShop(say: (text: string) => void): Promise<FuzzedShop> {
  const place = await makeTempFolder();
  const shop = await StartedShop.start(place, settings);
  const stop = async () => {
    await shop.stop();
    await removeTempFolder(place);
  };
  try {
    await shop.isOpen();
  } catch (error) {
    await removeTempFolder(place);
    throw error;
  }
  say(`a shop of its own is open on port ${shop.port}`);
  return { origin: shop.address(''), stop };
}

/** Polls the readiness check. */
export async function isAlive(origin: string): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
    await pause(500);
  }
  return false;
}
