import { useForm } from 'react-hook-form';
import { isProblem } from '#contracts/kit/problem.ts';
import { clarificationForm, clarifiedSubject, type Order, ownOrders } from '#contracts/orders.ts';
import type { Area } from '#domain/permissions.ts';
import { formatPhone } from '#domain/phone.ts';
import { contractResolver, joinedReasons, showFieldProblems } from '#web/kit/contract-form.ts';
import { call } from '#web/kit/door.ts';
import { useLanguage } from '#web/kit/language.ts';
import { showToast } from '#web/ui/toast.ts';

const fields = [
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

const valuesOf = ({ firstName, lastName, phone, email, deliveryAddress, paymentMethod, comment }: Order) => ({
  firstName,
  lastName,
  phone: formatPhone(phone),
  email,
  deliveryAddress,
  paymentMethod,
  comment,
});

/** The form begins with the order as it is, and returns it to the shop as its buyer corrected it. */
export function useClarifying(area: Area, order: Order, onClarified: (order: Order) => void) {
  const language = useLanguage();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: valuesOf(order),
    resolver: contractResolver(clarificationForm, language),
  });

  const submit = form.handleSubmit(async (values) => {
    try {
      const { data, message } = await call(ownOrders[area].change, {
        params: { id: order._id },
        body: { ...values, status: 'processed', letterSubject: clarifiedSubject[language] },
      });
      showToast({ kind: 'success', title: message });
      onClarified(data.order);
    } catch (error) {
      if (!isProblem(error)) throw error;
      showToast({ kind: 'problem', title: joinedReasons(error) || error.message });
      const message = showFieldProblems(error, fields, form.setError);
      if (message !== null) form.setError('root', { type: 'server', message });
    }
  });

  return { form, submit };
}
