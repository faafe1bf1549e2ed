import { type SubmitHandler, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { login, loginInput } from '#contracts/auth.ts';
import { contractResolver, showFieldProblems } from '#web/kit/contract-form.ts';
import { call } from '#web/kit/door.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { rememberSession } from '#web/kit/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type SignIn = z.infer<typeof loginInput>;

export function SignInForm() {
  const { signIn: texts } = useMessages();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const form = useForm<SignIn>({
    resolver: contractResolver(loginInput, language),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit: SubmitHandler<SignIn> = async (body) => {
    form.clearErrors('root');
    try {
      const { data, message } = await call(login, { body });
      showToast({ title: message, kind: 'success' });
      rememberSession({
        token: data.token,
        userId: data.userInfo.userId,
        userEmail: data.userInfo.email,
        permissions: data.permissions,
      });
    } catch (error) {
      const message = showFieldProblems(error, ['email', 'password'], form.setError);
      if (message === null) return;
      form.setError('root', { type: 'server', message });
      showToast({ title: message, kind: 'problem' });
    }
  };

  // A form that is sent before the script is ready must not put the password into the address.
  return (
    <form method="post" noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="grid gap-5">
      <Field label={texts.email} error={errors.email?.message} isRequired>
        <TextInput {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Field label={texts.password} error={errors.password?.message} isRequired>
        <TextInput {...form.register('password')} type="password" autoComplete="current-password" />
      </Field>
      {errors.root && (
        <p role="alert" className="rounded-md bg-garnet-wash px-4 py-3 text-sm text-garnet-ink">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" kind="primary" size="large" isWide isLoading={isSubmitting} disabled={!isHydrated}>
        {texts.submit}
      </Button>
      <noscript>
        <p className="text-sm text-ink-2">{texts.needsScripts}</p>
      </noscript>
    </form>
  );
}
