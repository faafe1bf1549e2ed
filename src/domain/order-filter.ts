import type { DeliveryKind } from './delivery.ts';
import type { OrderStatus } from './order-states.ts';
import type { PaymentState } from './payment-states.ts';

/** What the orders of the panel are narrowed to. Days are in the shop's time zone, sums in hryvnias. */
export type OrderFilter = {
  readonly status?: OrderStatus | undefined;
  /** Number, name, phone or e-mail. */
  readonly find?: string | undefined;
  readonly delivery?: DeliveryKind | undefined;
  readonly payment?: PaymentState | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sumFrom?: number | undefined;
  readonly sumTo?: number | undefined;
  readonly tag?: string | undefined;
};
