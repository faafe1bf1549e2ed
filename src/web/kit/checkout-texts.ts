import { useOutletContext } from 'react-router';
import type { accepted } from '#web/messages/uk/checkout/accepted.ts';
import type { checkout } from '#web/messages/uk/checkout/checkout.ts';
import type { tracking } from '#web/messages/uk/checkout/tracking.ts';

export type CheckoutTexts = {
  readonly checkout: typeof checkout;
  readonly accepted: typeof accepted;
  readonly tracking: typeof tracking;
};

/** The words of the pages where an order is made; those who only look around do not carry them. */
export const useCheckoutTexts = (): CheckoutTexts => useOutletContext<CheckoutTexts>();
