import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { asTotalSum } from '#contracts/kit/money.ts';
import { isProblem, type Problem } from '#contracts/kit/problem.ts';
import { changedCart, type Order, ownOrders, placeOrder } from '#contracts/orders.ts';
import { firstOrderStatus } from '#domain/order-states.ts';
import { mayUse } from '#domain/permissions.ts';
import { changeLines, currentCart } from '#web/features/cart/cart.ts';
import type { CartLine } from '#web/features/cart/cart-line.ts';
import { blockedLines, inputOf, repriced, totalKopecks, withoutOrdered } from '#web/features/cart/cart-rules.ts';
import { showOrderErrors } from '#web/features/orders/order-form-errors.ts';
import { call } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { currentSession } from '#web/kit/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { type CartChange, compareLines, fitted, linesNow } from './cart-change.ts';
import {
  acceptedPath,
  attemptAt,
  forgetCheckout,
  isOutcome,
  keepAttempt,
  keepPlacedOrder,
  type OrderBody,
  readCheckoutDraft,
} from './checkout-draft.ts';
import type { CheckoutFields } from './checkout-rules.ts';
import type { CheckoutValues } from './checkout-values.ts';

type Form = UseFormReturn<CheckoutValues, unknown, CheckoutFields>;
type PlaceOrderOptions = { form: Form; userId: string | null; onPlaced: () => void };
type Lines = readonly CartLine[];

/** Signed-in users place orders through the endpoint of their area, so that the order is theirs; others use the public one. */
function placeOrderEndpoint() {
  const permissions = currentSession()?.permissions ?? null;
  if (mayUse(permissions, 'admin')) return ownOrders.admin.place;
  return mayUse(permissions, 'customer', 'orders') ? ownOrders.customer.place : placeOrder;
}

/** Whether the order may have been placed although the response was lost. */
const mayHaveArrived = ({ status }: Problem) => status >= 500;

/** Submits the checkout form: places the order, then redirects to the payment page or shows the failure. */
export function usePlaceOrder({ form, userId, onPlaced }: PlaceOrderOptions) {
  const { checkout: texts } = useCheckoutMessages();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const [change, setChange] = useState<CartChange | null>(null);
  const isSubmitting = useRef(false);

  async function send(fields: CheckoutFields, lines: Lines) {
    const body = orderBody(fields, lines, userId);
    const attempt = attemptAt(body, readCheckoutDraft().attempt);
    keepAttempt(attempt);
    try {
      return await call(placeOrderEndpoint(), { body: attempt.body, idempotencyKey: attempt.key });
    } catch (error) {
      if (!isProblem(error) || !isOutcome(error)) throw error;
      keepAttempt(null);
      // The retry carried an old sum; the buyer has seen the current one on the button.
      const isOldSum = error.code === 'PRICE_CHANGED' && attempt.body !== body;
      if (isOldSum) return send(fields, lines);
      throw error;
    }
  }

  async function leave(order: Order, pageUrl: string | null, ordered: Lines): Promise<void> {
    const accepted = localPath(acceptedPath(order._id));
    const { attempt } = readCheckoutDraft();
    forgetCheckout();
    keepPlacedOrder(order, userId === null ? (attempt?.key ?? null) : null);
    onPlaced();
    changeLines((now) => withoutOrdered(now, inputOf(ordered)));
    if (pageUrl === null) await navigate(accepted, { replace: true });
    else goToBank(pageUrl, accepted);
  }

  function showFailure(problem: Problem, sent: Lines): void {
    const answer = changedCart.safeParse(problem.data);
    if (answer.success) {
      const now = compareLines(sent, linesNow(sent, answer.data));
      changeLines((lines) => repriced(lines, sent, answer.data.lines));
      if (now.changes.length > 0) {
        setChange(now);
        return;
      }
    }
    showOrderErrors(problem, form.setError, {
      failed: texts.failed,
      ...(userId === null && { text: problem.message }),
      ...(mayHaveArrived(problem) && { whole: texts.unsure }),
    });
  }

  async function place(fields: CheckoutFields): Promise<void> {
    if (isSubmitting.current) return;
    const lines = currentCart();
    if (blockedLines(lines).length > 0) {
      setChange(compareLines(lines, lines));
      return;
    }
    isSubmitting.current = true;
    try {
      const { data, message } = await send(fields, lines);
      showToast({ title: message, kind: 'success' });
      await leave(data.order, data.pageUrl, lines);
    } catch (error) {
      isSubmitting.current = false;
      if (!isProblem(error)) throw error;
      showFailure(error, lines);
    }
  }

  const submit = form.handleSubmit(place);

  return {
    submit,
    change,
    closeChange: () => setChange(null),
    agree: () => {
      setChange(null);
      void submit();
    },
    adjust: () => {
      setChange(null);
      changeLines(fitted);
      const isAnythingLeft = currentCart().length > 0;
      showToast({ title: isAnythingLeft ? texts.change.adjusted : texts.change.nothingLeft, kind: 'note' });
    },
  };
}

/** The request body: form values, cart lines, and the sum shown on the button. */
function orderBody(fields: CheckoutFields, lines: readonly CartLine[], userId: string | null): OrderBody {
  return {
    ...fields,
    ...fields.deliveryAddress,
    status: firstOrderStatus,
    products: inputOf(lines),
    totalSum: asTotalSum(totalKopecks(lines)),
    ...(userId !== null && { userId }),
  };
}

/** Replaces the form's history entry by the confirmation page, so that going back from the bank shows the order, not an empty form. */
function goToBank(pageUrl: string, orderPath: string): void {
  history.replaceState(history.state, '', orderPath);
  // A page restored from the back/forward cache would show the form at the new address.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(pageUrl);
}
