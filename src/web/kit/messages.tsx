import { createContext, use } from 'react';
import type { AboutText } from '#web/messages/uk/about/about.ts';
import type { orders } from '#web/messages/uk/account/orders.ts';
import type { profile } from '#web/messages/uk/account/profile.ts';
import type { wishlist } from '#web/messages/uk/account/wishlist.ts';
import type { AdminCatalogue } from '#web/messages/uk/admin.ts';
import type { AuthCatalogue } from '#web/messages/uk/auth/auth.ts';
import type { accepted } from '#web/messages/uk/checkout/accepted.ts';
import type { checkout } from '#web/messages/uk/checkout/checkout.ts';
import type { tracking } from '#web/messages/uk/checkout/tracking.ts';
import type { CollectionsCatalogue } from '#web/messages/uk/collections/collections.ts';
import type { ContractText } from '#web/messages/uk/contract/contract.ts';
import type { DeliveryText } from '#web/messages/uk/delivery/delivery.ts';
import type { ReturnsText } from '#web/messages/uk/returns/returns.ts';
import type { StorefrontCatalogue } from '#web/messages/uk/storefront.ts';

export type AccountCatalogue = {
  readonly orders: typeof orders;
  readonly profile: typeof profile;
  readonly wishlist: typeof wishlist;
};

export type CheckoutCatalogue = {
  readonly checkout: typeof checkout;
  readonly accepted: typeof accepted;
  readonly tracking: typeof tracking;
};

/**
 * A message catalogue is provided by the layout route of one language, the only module that imports it:
 * a visitor downloads one language, and only the catalogues of the visited pages (code splitting).
 */
function messageContext<Catalogue>(layout: string) {
  const Messages = createContext<Catalogue | null>(null);
  const useCatalogue = (): Catalogue => {
    const messages = use(Messages);
    if (!messages) throw new Error(`These messages need a route below messages/<language>/${layout}`);
    return messages;
  };
  return [Messages, useCatalogue] as const;
}

export const [StorefrontMessages, useMessages] = messageContext<StorefrontCatalogue>('storefront-layout.tsx');
export const [AdminMessages, useAdminMessages] = messageContext<AdminCatalogue>('admin-layout.tsx');
export const [AuthMessages, useAuthMessages] = messageContext<AuthCatalogue>('auth/auth-layout.tsx');
export const [AccountMessages, useAccountMessages] = messageContext<AccountCatalogue>('account/account-layout.tsx');
export const [CheckoutMessages, useCheckoutMessages] =
  messageContext<CheckoutCatalogue>('checkout/checkout-layout.tsx');
export const [AboutMessages, useAboutMessages] = messageContext<AboutText>('about/about-layout.tsx');
export const [DeliveryMessages, useDeliveryMessages] = messageContext<DeliveryText>('delivery/delivery-layout.tsx');
export const [ReturnsMessages, useReturnsMessages] = messageContext<ReturnsText>('returns/returns-layout.tsx');
export const [CollectionsMessages, useCollectionsMessages] = messageContext<CollectionsCatalogue>(
  'collections/collections-layout.tsx',
);
export const [ContractMessages, useContractMessages] = messageContext<ContractText>('contract/contract-layout.tsx');
