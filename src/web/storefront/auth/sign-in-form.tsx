import { useState } from 'react';
import { login as logIn } from '#contracts/auth.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { useAuth } from '#web/features/session/auth.ts';
import { call } from '#web/kit/api-client.ts';
import { showFormErrors } from '#web/kit/contract-form.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAuthMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ResendLetter } from './resend-letter.tsx';
import type { SignIn } from './use-auth-forms.ts';

export function SignInForm({ form }: { form: SignIn }) {
  const { email, password, signIn: texts } = useAuthMessages();
  const { show, hide } = useMessages().password;
  const localPath = useLocalPath();
  const { login } = useAuth();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    form.clearErrors('root');
    setUnconfirmed(null);
    try {
      const { data, message } = await call(logIn, { body });
      showToast({ title: message, kind: 'success' });
      login({
        token: data.token,
        userId: data.userInfo.userId,
        userEmail: data.userInfo.email,
        permissions: data.permissions,
      });
    } catch (error) {
      if (isProblem(error) && error.code === 'EMAIL_NOT_CONFIRMED') setUnconfirmed(body.email);
      showFormErrors(error, ['email', 'password'], form.setError, { toast: true });
    }
  });

  // `post`: a submit before hydration must not put the password into the URL.
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label={email} error={errors.email?.message} isRequired>
        <TextInput {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Field label={password} error={errors.password?.message} isRequired>
        <PasswordInput
          {...form.register('password')}
          autoComplete="current-password"
          showLabel={show}
          hideLabel={hide}
        />
      </Field>
      <FormProblem message={errors.root?.message}>
        {unconfirmed !== null && <ResendLetter email={unconfirmed} />}
      </FormProblem>
      <Button type="submit" kind="primary" size="large" isWide isLoading={isSubmitting}>
        {texts.submit}
      </Button>
      <a
        href={localPath('/forgot-password')}
        className="justify-self-center py-2 text-sm text-amber-ink underline decoration-line-2 underline-offset-4 hover:decoration-amber"
      >
        {texts.forgot}
      </a>
    </form>
  );
}
