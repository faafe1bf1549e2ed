import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { ResponseOf } from '#contracts/kit/endpoint.ts';
import { trackingForm, trackOrder } from '#contracts/orders.ts';
import { formatPhone } from '#domain/phone.ts';
import { call } from '#web/kit/api-client.ts';
import { contractResolver, showFormErrors } from '#web/kit/contract-form.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FoundOrder } from './found-order.tsx';

type Found = ResponseOf<typeof trackOrder>;

export function OrderSearch() {
  const { tracking: texts } = useCheckoutMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const [found, setFound] = useState<Found | null>(null);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { orderNo: new URLSearchParams(search).get('order') ?? '', phone: '+380' },
    resolver: contractResolver(trackingForm, language),
  });
  const { errors, isSubmitting } = form.formState;

  const find = form.handleSubmit(async ({ orderNo, phone }) => {
    setFound(null);
    try {
      setFound((await call(trackOrder, { params: { orderNo }, query: { phone } })).data);
      form.setValue('phone', formatPhone(phone));
    } catch (error) {
      showFormErrors(error, ['orderNo', 'phone'], form.setError);
    }
  });

  return (
    <>
      <form method="post" noValidate onSubmit={(event) => void find(event)} className="mt-6 grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={texts.orderNo} hint={texts.orderNoHint} error={errors.orderNo?.message} isRequired>
            <TextInput {...form.register('orderNo')} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label={texts.phone} error={errors.phone?.message} isRequired>
            <TextInput {...form.register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
          </Field>
        </div>
        <FormProblem message={errors.root?.message} />
        <Button type="submit" kind="primary" className="justify-self-start max-sm:w-full" isLoading={isSubmitting}>
          {texts.find}
        </Button>
      </form>
      {found && <FoundOrder key={found._id} order={found} />}
    </>
  );
}
