import { z } from 'zod';
import { publicRead } from './kit/endpoint.ts';

/** The companies that a stand-in can play. */
export const standIns = ['bank', 'carrier', 'register', 'mail'] as const;
export type StandIn = (typeof standIns)[number];

export const shopSettings = z.object({
  /** Where the shop stands on the web, without a slash at the end: addresses that leave the shop begin with it. */
  publicUrl: z.string(),
  /** Which companies are played by a stand-in; every page names them. */
  standIns: z.array(z.enum(standIns)).readonly(),
});
export type ShopSettings = z.infer<typeof shopSettings>;

export const getShopSettings = publicRead({
  name: 'getShopSettings',
  summary: 'What every page has to know of this shop',
  method: 'GET',
  path: 'openpath/settings',
  response: shopSettings,
});
