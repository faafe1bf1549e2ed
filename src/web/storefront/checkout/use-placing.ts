import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isProblem, type Problem } from '#contracts/kit/problem.ts';
import { changedCart, type Order, ownOrders, placeOrder } from '#contracts/orders.ts';
import { mayUse } from '#domain/permissions.ts';
import { changeLines, currentCart, emptyCart } from '#web/features/cart/cart.ts';
import type { CartLine } from '#web/features/cart/cart-line.ts';
import { blockedLines, repriced } from '#web/features/cart/cart-rules.ts';
import { showOrderErrors } from '#web/features/orders/order-form-errors.ts';
import { call } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { currentSession } from '#web/kit/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { acceptedPath } from './accepted-path.ts';
import { type CartChange, compareLines, fitted, linesNow } from './cart-change.ts';
import { forgetCheckout, keepAttempt, readCheckoutDraft } from './checkout-draft.ts';
import type { CheckoutFields } from './checkout-rules.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { goToBank } from './go-to-bank.ts';
import { attemptAt } from './order-attempt.ts';
import { orderBody } from './order-body.ts';

type Form = UseFormReturn<CheckoutValues, unknown, CheckoutFields>;
type PlacingOptions = { form: Form; userId: string | null; onPlaced: () => void };
type Lines = readonly CartLine[];

/** Who is signed in buys in the area where their orders are kept; who has no such area buys as everybody may. */
function placingNow() {
  const permissions = currentSession()?.permissions ?? null;
  if (mayUse(permissions, 'admin')) return ownOrders.admin.place;
  return mayUse(permissions, 'customer', 'orders') ? ownOrders.customer.place : placeOrder;
}

/** Whether the order may have arrived although no answer came. */
const isUnsure = ({ status }: Problem) => status >= 500;

/** From the press of the button until the buyer is at the bank, or knows why not. */
export function usePlacing({ form, userId, onPlaced }: PlacingOptions) {
  const { checkout: texts } = useCheckoutMessages();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const [change, setChange] = useState<CartChange | null>(null);
  const isUnderWay = useRef(false);

  async function send(fields: CheckoutFields, lines: Lines) {
    const body = orderBody(fields, lines, userId);
    const attempt = attemptAt(body, readCheckoutDraft().attempt);
    keepAttempt(attempt);
    try {
      return await call(placingNow(), { body: attempt.body, idempotencyKey: attempt.key });
    } catch (error) {
      if (!isProblem(error) || isUnsure(error)) throw error;
      keepAttempt(null);
      // Sent again to the letter, it named the sum of that time; the buyer has read today's on the button.
      const isOldSum = error.code === 'PRICE_CHANGED' && attempt.body !== body;
      if (isOldSum) return send(fields, lines);
      throw error;
    }
  }

  async function leave(order: Order, pageUrl: string | null): Promise<void> {
    const accepted = localPath(acceptedPath(order._id));
    forgetCheckout();
    onPlaced();
    emptyCart();
    if (pageUrl === null) await navigate(accepted, { replace: true });
    else goToBank(pageUrl, accepted);
  }

  function tellProblem(problem: Problem, sent: Lines): void {
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
      ...(isUnsure(problem) && { whole: texts.unsure }),
    });
  }

  async function place(fields: CheckoutFields): Promise<void> {
    if (isUnderWay.current) return;
    const lines = currentCart();
    if (blockedLines(lines).length > 0) {
      setChange(compareLines(lines, lines));
      return;
    }
    isUnderWay.current = true;
    try {
      const { data, message } = await send(fields, lines);
      showToast({ title: message, kind: 'success' });
      await leave(data.order, data.pageUrl);
    } catch (error) {
      isUnderWay.current = false;
      if (!isProblem(error)) throw error;
      tellProblem(error, lines);
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
