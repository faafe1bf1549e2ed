import * as contract from '#contracts/shop.ts';
import { implement } from '#server/http/dispatch.ts';

export const shopRoutes = [
  implement(contract.getShopSettings, async ({ settings, addCacheTags }) => {
    // Settings stay as they are until the shop starts again.
    addCacheTags();
    return settings;
  }),
];
