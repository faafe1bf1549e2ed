import * as contract from '#contracts/shop.ts';
import { implement } from '#server/http/dispatch.ts';

export const shopRoutes = [
  implement(contract.getShopSettings, async ({ settings, addCacheTags }) => {
    // Cacheable without tags: settings change only with a restart.
    addCacheTags();
    return settings;
  }),
];
