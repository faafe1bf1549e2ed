import { useState, useSyncExternalStore } from 'react';
import { getOrderPayment } from '#contracts/orders.ts';
import { call } from '#web/kit/api-client.ts';
import { createPaymentPolling, isPolling } from './payment-polling.ts';

/** Polls the payment state; after two minutes the buyer can check by hand. The component is keyed by the order. */
export function useOrderPayment(orderId: string) {
  const [polling] = useState(() =>
    createPaymentPolling(async () => (await call(getOrderPayment, { params: { id: orderId } })).data),
  );
  const known = useSyncExternalStore(polling.subscribe, polling.known, polling.known);
  return { state: known.state, problem: known.problem, isWaiting: isPolling(known), retry: polling.retry };
}
