import { z } from 'zod';
import { everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';

export const shopSettings = z.object({
  /** Where the shop stands on the web, without a slash at the end: addresses that leave the shop begin with it. */
  publicUrl: z.string(),
  /** No bank is connected: payments are played by a stand-in, and buyers are told so. */
  isPaymentSandbox: z.boolean(),
});
export type ShopSettings = z.infer<typeof shopSettings>;

export const getShopSettings = endpoint({
  name: 'getShopSettings',
  summary: 'What every page has to know of this shop',
  method: 'GET',
  path: 'openpath/settings',
  access: everyone,
  response: shopSettings,
});
