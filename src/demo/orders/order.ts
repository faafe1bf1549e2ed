import type { BottleRow } from '#domain/bottling.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import type { PaymentState } from '#domain/payment-states.ts';
import type { DemoProduct } from '../products/product.ts';
import type { Buyer } from './buyers.ts';
import type { DeliveryPlace } from './places.ts';

export interface DemoOrderLine {
  product: DemoProduct;
  /** Pieces; millilitres for bottled goods. */
  quantity: number;
  discountPercent: number;
  bottles: readonly BottleRow[];
  bottlesKopecks: number;
  totalKopecks: number;
}

export interface DemoOrderEvent {
  kind: 'created' | 'paid' | 'payment-failed' | 'payment-expired' | 'refunded' | 'status-changed';
  details: Record<string, unknown>;
  at: Date;
}

export interface DemoOrder extends Buyer, DeliveryPlace {
  isOfOlena: boolean;
  status: OrderStatus;
  paymentState: PaymentState;
  comment: string;
  lines: readonly DemoOrderLine[];
  totalKopecks: number;
  createdAt: Date;
  invoiceExpiresAt: Date;
  stockReturnedAt: Date | null;
  events: readonly DemoOrderEvent[];
}
