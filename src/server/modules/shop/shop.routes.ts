import * as contract from '#contracts/shop.ts';
import { implement } from '#server/http/door.ts';

export const shopRoutes = [
  implement(contract.getShopSettings, async ({ settings, addCacheTags }) => {
    // Settings stay as they are until the shop starts again.
    addCacheTags();
    return settings;
  }),
];
