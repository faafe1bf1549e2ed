import * as contract from '#contracts/shop.ts';
import { implement } from '#server/http/door.ts';

export const shopRoutes = [
  implement(contract.getShopSettings, async ({ settings, shows }) => {
    // Settings stay as they are until the shop starts again.
    shows();
    return settings;
  }),
];
