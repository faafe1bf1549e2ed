import type { UseFormSetError } from 'react-hook-form';
import type { Problem } from '#contracts/kit/problem.ts';
import { showFieldErrors } from '#web/kit/contract-form.ts';
import { problemReasons } from '#web/kit/request.ts';
import { showToast } from '#web/ui/toast.ts';

/** What every form of an order has, whatever else it holds. */
type OrderForm = Record<'firstName' | 'lastName' | 'phone' | 'email' | 'paymentMethod' | 'comment', string> & {
  deliveryAddress: Record<'delivery' | 'region' | 'city' | 'address', string>;
};

type Words = {
  /** Where the shop says nothing of fields. */
  readonly failed: string;
  /** Below it. */
  readonly text?: string;
  /** What stands at the button, where that is not the shop's own sentence. */
  readonly whole?: string;
};

/** What the shop has against an order: all of it in a toast, each reason beside its field, any other at the button. */
export function showOrderErrors(
  problem: Problem,
  setError: UseFormSetError<OrderForm>,
  { failed, text, whole }: Words,
): void {
  showToast({
    title: problemReasons({ data: problem.data, message: failed }),
    kind: 'problem',
    ...(text !== undefined && { text }),
  });
  const message = showFieldErrors(problem, orderFields, setError);
  if (message !== null) setError('root', { type: 'server', message: whole ?? message });
}

/** The fields of every form that an order is made or changed in, from top to bottom. */
export const orderFields = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'deliveryAddress.delivery',
  'deliveryAddress.region',
  'deliveryAddress.city',
  'deliveryAddress.address',
  'paymentMethod',
  'comment',
] as const;
