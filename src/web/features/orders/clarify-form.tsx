import { useEffect, useId } from 'react';
import type { Order } from '#contracts/orders.ts';
import type { Area } from '#domain/permissions.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { SectionForm } from '#web/kit/section-form.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useClarifying } from './use-clarifying.ts';

type ClarifyFormProps = {
  area: Area;
  order: Order;
  /** Somebody has just opened it; otherwise it stands there as the page opens. */
  isAsked: boolean;
  onClarified: (order: Order) => void;
  onCancel: () => void;
};

/** Plain text in every field: the buyer writes what the shop asked for, whatever list it came from. */
export function ClarifyForm({ area, order, isAsked, onClarified, onCancel }: ClarifyFormProps) {
  const { clarify: texts } = useAccountMessages().orders;
  const headingId = useId();
  const { form, submit } = useClarifying(area, order, onClarified);
  const { register, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (isAsked) setFocus('firstName');
  }, [isAsked, setFocus]);

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
          <TextInput {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" className="figures" />
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
