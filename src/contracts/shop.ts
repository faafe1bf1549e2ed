import { z } from 'zod';
import { publicRead } from './kit/endpoint.ts';

/** External services that have a stand-in. */
export const standIns = ['bank', 'carrier', 'register', 'mail'] as const;
export type StandIn = (typeof standIns)[number];

export const shopSettings = z.object({
  /** The public origin, without a trailing slash; absolute URLs begin with it. */
  publicUrl: z.string(),
  /** Services that are replaced by stand-ins; every page names them. */
  standIns: z.array(z.enum(standIns)).readonly(),
  /** How long goods are kept for an order that is not paid yet. */
  orderHoldMinutes: z.number().int(),
});
export type ShopSettings = z.infer<typeof shopSettings>;

export const getShopSettings = publicRead({
  name: 'getShopSettings',
  summary: 'What every page has to know of this shop',
  method: 'GET',
  path: 'openpath/settings',
  response: shopSettings,
});
