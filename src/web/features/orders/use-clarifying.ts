import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { isProblem } from '#contracts/kit/problem.ts';
import { clarificationForm, clarifiedSubject, type Order, ownOrders } from '#contracts/orders.ts';
import type { Area } from '#domain/permissions.ts';
import { formatPhone } from '#domain/phone.ts';
import { call } from '#web/kit/api-client.ts';
import { contractResolver } from '#web/kit/contract-form.ts';
import { useLanguage } from '#web/kit/language.ts';
import { showToast } from '#web/ui/toast.ts';
import { forgetAnswer, keepAnswer, readAnswer } from './answer-draft.ts';
import { tellOrderProblem } from './tell-order-problem.ts';

const valuesOf = ({ firstName, lastName, phone, email, deliveryAddress, paymentMethod, comment }: Order) => ({
  firstName,
  lastName,
  phone: formatPhone(phone),
  email,
  deliveryAddress,
  paymentMethod,
  comment,
});

type Values = ReturnType<typeof valuesOf>;

/** What was typed earlier, where it still looks like an answer: anybody may have written the draft. */
function withTyped(start: Values, typed: unknown): Values {
  const { deliveryAddress, ...fields } = (typed ?? {}) as Partial<Values>;
  return {
    ...ownTexts(start, fields),
    deliveryAddress: ownTexts(start.deliveryAddress, deliveryAddress ?? {}),
  };
}

function ownTexts<Texts extends object>(start: Texts, typed: object): Texts {
  const texts = Object.entries(typed).filter(([name, text]) => name in start && typeof text === 'string');
  return { ...start, ...Object.fromEntries(texts) };
}

/**
 * The form begins with the order as it is, and returns it to the shop as its buyer corrected it. Nothing typed is lost by a reload or a
 * closed connection.
 */
export function useClarifying(area: Area, order: Order, onClarified: (order: Order) => void) {
  const language = useLanguage();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: withTyped(valuesOf(order), readAnswer(order)),
    resolver: contractResolver(clarificationForm, language),
  });

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepAnswer(order, values));
    return unsubscribe;
  }, [form, order]);

  const submit = form.handleSubmit(async (values) => {
    try {
      const { data, message } = await call(ownOrders[area].change, {
        params: { id: order._id },
        body: { ...values, status: 'processed', letterSubject: clarifiedSubject[language] },
      });
      forgetAnswer(order);
      showToast({ kind: 'success', title: message });
      onClarified(data.order);
    } catch (error) {
      if (!isProblem(error)) throw error;
      tellOrderProblem(error, form.setError, { failed: error.message });
    }
  });

  return { form, submit };
}
