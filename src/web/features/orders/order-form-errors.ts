import type { UseFormSetError } from 'react-hook-form';
import type { Problem } from '#contracts/kit/problem.ts';
import { showFieldErrors } from '#web/kit/contract-form.ts';
import { problemReasons } from '#web/kit/request.ts';
import { isExpiredSession } from '#web/kit/session.ts';
import { showToast } from '#web/ui/toast.ts';

/** The fields that all order forms share. */
type OrderForm = Record<'firstName' | 'lastName' | 'phone' | 'email' | 'paymentMethod' | 'comment', string> & {
  deliveryAddress: Record<'delivery' | 'region' | 'city' | 'address', string>;
};

type Words = {
  /** The toast's title if the server names no field. */
  readonly failed: string;
  /** The toast's second line. */
  readonly text?: string;
  /** The form error instead of the server's message. */
  readonly whole?: string;
};

/** Shows a failed order: all reasons in a toast, each one at its field, others at the submit button. */
export function showOrderErrors(
  problem: Problem,
  setError: UseFormSetError<OrderForm>,
  { failed, text, whole }: Words,
): void {
  if (isExpiredSession(problem)) return;
  showToast({
    title: problemReasons({ data: problem.data, message: failed }),
    kind: 'problem',
    ...(text !== undefined && { text }),
  });
  const message = showFieldErrors(problem, orderFields, setError);
  if (message !== null) setError('root', { type: 'server', message: whole ?? message });
}

/** Field names in tab order. */
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
