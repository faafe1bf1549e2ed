import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { resetPasswordInput, signupWithOrder } from '#contracts/auth.ts';
import { call } from '#web/kit/api-client.ts';
import { contractResolver, showFormErrors } from '#web/kit/contract-form.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useCheckoutMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

type OrderAccountProps = { orderKey: string };

/** Offers a guest an account with the contact of the order just placed. */
export function OrderAccount({ orderKey }: OrderAccountProps) {
  const { account: texts } = useCheckoutMessages().accepted;
  const headingId = useId();
  const [isSent, setIsSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed with the form.
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);
  return (
    <section aria-labelledby={headingId} className="mt-8 rounded-md bg-amber-wash p-5">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {isSent ? texts.sent : texts.heading}
      </h2>
      <p role={isSent ? 'status' : undefined} className="mt-1">
        {isSent ? texts.sentText : texts.text}
      </p>
      {!isSent && <PasswordForm orderKey={orderKey} onSent={() => setIsSent(true)} />}
    </section>
  );
}

type PasswordFormProps = OrderAccountProps & { onSent: () => void };

function PasswordForm({ orderKey, onSent }: PasswordFormProps) {
  const { account: texts } = useCheckoutMessages().accepted;
  const { show, hide, hint } = useMessages().password;
  const language = useLanguage();
  const form = useForm({
    resolver: contractResolver(resetPasswordInput, language),
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    form.clearErrors('root');
    try {
      await call(signupWithOrder, { body: { orderKey, password } });
      onSent();
    } catch (error) {
      showFormErrors(error, ['password'], form.setError);
    }
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <Field label={texts.password} hint={hint} error={errors.password?.message} isRequired>
        <PasswordInput {...form.register('password')} autoComplete="new-password" showLabel={show} hideLabel={hide} />
      </Field>
      <FormProblem message={errors.root?.message} />
      <Button type="submit" kind="primary" className="justify-self-start" isLoading={isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
