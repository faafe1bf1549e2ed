import { z } from 'zod';
import { deliveryKinds } from '#domain/delivery.ts';
import { paymentKinds } from '#domain/payment-methods.ts';
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
  terms: z.object({
    deliveries: z.array(z.enum(deliveryKinds)).readonly(),
    freeDeliveryFromKopecks: z.number().int().nullable(),
    payments: z
      .array(
        z.object({
          kind: z.enum(paymentKinds),
          deliveries: z.array(z.enum(deliveryKinds)).readonly(),
          fromKopecks: z.number().int(),
          toKopecks: z.number().int().nullable(),
        }),
      )
      .readonly(),
    bankAccount: z.object({ receiver: z.string(), iban: z.string(), taxId: z.string() }).nullable(),
  }),
});
export type ShopSettings = z.infer<typeof shopSettings>;

export const getShopSettings = publicRead({
  name: 'getShopSettings',
  summary: 'What every page has to know of this shop',
  method: 'GET',
  path: 'openpath/settings',
  response: shopSettings,
});
