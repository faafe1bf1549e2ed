import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { isProblem } from '#contracts/kit/problem.ts';
import { clarificationForm, clarifiedSubject, type Order, ownOrders } from '#contracts/orders.ts';
import type { Area } from '#domain/permissions.ts';
import { formatPhone } from '#domain/phone.ts';
import { call } from '#web/kit/api-client.ts';
import { contractResolver } from '#web/kit/contract-form.ts';
import { deleteDraft, readDraft, saveDraft } from '#web/kit/form-draft.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { SectionForm } from '#web/kit/section-form.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { showToast } from '#web/ui/toast.ts';
import { showOrderErrors } from './order-form-errors.ts';

type ClarifyFormProps = {
  area: Area;
  order: Order;
  draftName: string;
  /** Focuses the first field if the user opened the form, not if a draft restored it. */
  isFocused: boolean;
  onClarified: (order: Order) => void;
  onCancel: () => void;
};

/** Free text in every field, also where checkout offers lists. */
export function ClarifyForm({ area, order, draftName, isFocused, onClarified, onCancel }: ClarifyFormProps) {
  const { clarify: texts } = useAccountMessages().orders;
  const headingId = useId();
  const { form, submit } = useClarifying(area, order, draftName, onClarified);
  const { register, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (isFocused) setFocus('firstName');
  }, [isFocused, setFocus]);

  return (
    <div className="rounded-md border border-amber-glow bg-amber-mist p-4 sm:p-5">
      <h3 id={headingId} className="mb-4 text-2xl">
        {texts.heading}
      </h3>
      <SectionForm
        onSubmit={(event) => void submit(event)}
        onCancel={onCancel}
        isSaving={isSubmitting}
        problem={errors.root?.message}
        sendLabel={texts.send}
        labelledBy={headingId}
      >
        <Field label={texts.firstName} error={errors.firstName?.message} isRequired>
          <TextInput {...register('firstName')} autoComplete="given-name" />
        </Field>
        <Field label={texts.lastName} error={errors.lastName?.message} isRequired>
          <TextInput {...register('lastName')} autoComplete="family-name" />
        </Field>
        <Field label={texts.phone} hint={texts.phoneHint} error={errors.phone?.message}>
          <TextInput {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
        <Field label={texts.email} error={errors.email?.message} isRequired>
          <TextInput {...register('email')} type="email" inputMode="email" autoComplete="email" />
        </Field>
        <Field label={texts.delivery} error={errors.deliveryAddress?.delivery?.message} isRequired>
          <TextInput {...register('deliveryAddress.delivery')} />
        </Field>
        <Field label={texts.region} error={errors.deliveryAddress?.region?.message} isRequired>
          <TextInput {...register('deliveryAddress.region')} autoComplete="address-level1" />
        </Field>
        <Field label={texts.city} error={errors.deliveryAddress?.city?.message} isRequired>
          <TextInput {...register('deliveryAddress.city')} autoComplete="address-level2" />
        </Field>
        <Field
          label={texts.address}
          hint={texts.addressHint}
          error={errors.deliveryAddress?.address?.message}
          isRequired
        >
          <TextInput {...register('deliveryAddress.address')} />
        </Field>
        <Field label={texts.paymentMethod} error={errors.paymentMethod?.message} isRequired className="sm:col-span-2">
          <TextInput {...register('paymentMethod')} />
        </Field>
        <Field label={texts.comment} error={errors.comment?.message} className="sm:col-span-2">
          <Textarea {...register('comment')} rows={3} />
        </Field>
      </SectionForm>
    </div>
  );
}

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

/** Merges the draft into the default values; sessionStorage is not trusted. */
function withTyped(start: Values, typed: unknown): Values {
  const { deliveryAddress, ...fields } = (typed ?? {}) as Partial<Values>;
  return {
    ...ownTexts(start, fields),
    deliveryAddress: ownTexts(start.deliveryAddress, deliveryAddress ?? {}),
  };
}

function ownTexts<Texts extends object>(start: Texts, typed: object): Texts {
  const texts = Object.entries(typed).filter(([name, text]) => Object.hasOwn(start, name) && typeof text === 'string');
  return { ...start, ...Object.fromEntries(texts) };
}

/** Starts with the order's values or the draft; input is saved as a draft on every change. */
function useClarifying(area: Area, order: Order, draftName: string, onClarified: (order: Order) => void) {
  const language = useLanguage();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: withTyped(valuesOf(order), readDraft(draftName)),
    resolver: contractResolver(clarificationForm, language),
  });

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => saveDraft(draftName, values));
    return unsubscribe;
  }, [form, draftName]);

  const submit = form.handleSubmit(async (values) => {
    try {
      const { data, message } = await call(ownOrders[area].change, {
        params: { id: order._id },
        body: { ...values, status: 'processed', letterSubject: clarifiedSubject[language] },
      });
      deleteDraft(draftName);
      showToast({ kind: 'success', title: message });
      onClarified(data.order);
    } catch (error) {
      if (!isProblem(error)) throw error;
      showOrderErrors(error, form.setError, { failed: error.message });
    }
  });

  return { form, submit };
}
