import { useFormContext } from 'react-hook-form';
import { formatPhone } from '#domain/phone.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { tidyPhone } from './checkout-rules.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { FormPart } from './form-part.tsx';

export function ContactPart() {
  const { contact: texts } = useCheckoutMessages().checkout;
  const { register, setValue, formState } = useFormContext<CheckoutValues>();
  const { errors } = formState;
  const readPhoneAgain = (event: { target: { value: string } }) => {
    const tidied = formatPhone(tidyPhone(event.target.value));
    if (tidied !== event.target.value) setValue('phone', tidied, { shouldDirty: true });
  };
  return (
    <FormPart number={1} heading={texts.heading}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={texts.firstName} error={errors.firstName?.message} isRequired>
          <TextInput {...register('firstName')} autoComplete="given-name" />
        </Field>
        <Field label={texts.lastName} error={errors.lastName?.message} isRequired>
          <TextInput {...register('lastName')} autoComplete="family-name" />
        </Field>
        <Field label={texts.phone} error={errors.phone?.message} isRequired>
          <TextInput {...register('phone', { onBlur: readPhoneAgain })} type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
        <Field label={texts.email} hint={texts.emailHint} error={errors.email?.message} isRequired>
          <TextInput {...register('email')} type="email" inputMode="email" autoComplete="email" />
        </Field>
      </div>
    </FormPart>
  );
}
