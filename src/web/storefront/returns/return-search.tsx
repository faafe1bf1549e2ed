import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { isProblem } from '#contracts/kit/problem.ts';
import { trackingForm } from '#contracts/orders.ts';
import { getReturnable, type ReturnableOrder } from '#contracts/returns.ts';
import { call } from '#web/kit/api-client.ts';
import { contractResolver, showFormErrors } from '#web/kit/contract-form.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useReturnsMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ReturnRequest } from './return-request.tsx';

/** What proves that the buyer asks: the phone, or the session without one. */
export type Buyer = { readonly phone?: string };
type Found = { readonly order: ReturnableOrder; readonly buyer: Buyer };

export function ReturnSearch() {
  const texts = useReturnsMessages();
  const language = useLanguage();
  const isSignedIn = useSession() !== null;
  const wanted = new URLSearchParams(useLocation().search).get('order') ?? '';
  const [found, setFound] = useState<Found | null>(null);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { orderNo: wanted, phone: '+380' },
    resolver: contractResolver(trackingForm, language),
  });
  const { errors, isSubmitting } = form.formState;

  // An own order opens at once; otherwise the form asks for the phone.
  useEffect(() => {
    if (!isSignedIn || !/^\d{1,15}$/.test(wanted)) return;
    const leaving = new AbortController();
    call(getReturnable, { params: { orderNo: wanted }, query: {}, signal: leaving.signal }).then(
      ({ data }) => setFound({ order: data, buyer: {} }),
      (error: unknown) => {
        if (!leaving.signal.aborted && !isProblem(error)) throw error;
      },
    );
    return () => leaving.abort();
  }, [isSignedIn, wanted]);

  const find = form.handleSubmit(async ({ orderNo, phone }) => {
    setFound(null);
    try {
      const { data } = await call(getReturnable, { params: { orderNo }, query: { phone } });
      setFound({ order: data, buyer: { phone } });
    } catch (error) {
      showFormErrors(error, ['orderNo', 'phone'], form.setError);
    }
  });

  return (
    <>
      <p className="mt-5 text-ink-2">{texts.text}</p>
      <form method="post" noValidate onSubmit={(event) => void find(event)} className="mt-4 grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={texts.orderNo} error={errors.orderNo?.message} isRequired>
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
      {found && (
        <ReturnRequest
          key={found.order.orderNo}
          order={found.order}
          buyer={found.buyer}
          onChanged={(order) => setFound({ ...found, order })}
        />
      )}
    </>
  );
}
