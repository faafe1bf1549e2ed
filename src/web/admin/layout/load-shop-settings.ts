import { getShopSettings, type ShopSettings } from '#contracts/shop.ts';
import { load } from '#web/kit/api-client.ts';

let loaded: Promise<ShopSettings> | undefined;

/** They do not change while the shop runs, so the panel loads them once. Here, since the contract would weigh on every guest's page. */
export function loadShopSettings(): Promise<ShopSettings> {
  loaded ??= load(getShopSettings, {}).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
