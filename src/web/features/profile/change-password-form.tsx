import { type SubmitHandler, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { changePassword, changePasswordInput } from '#contracts/auth.ts';
import { call } from '#web/kit/api-client.ts';
import { contractResolver, showFormErrors } from '#web/kit/contract-form.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { currentSession, rememberSession, useSession } from '#web/kit/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { showToast } from '#web/ui/toast.ts';

type ChangePassword = z.infer<typeof changePasswordInput>;

const empty: ChangePassword = { currentPassword: '', password: '' };

export function ChangePasswordForm() {
  const { password: texts } = useMessages();
  const language = useLanguage();
  const userEmail = useSession()?.userEmail ?? '';
  const form = useForm<ChangePassword>({
    resolver: contractResolver(changePasswordInput, language),
    mode: 'onTouched',
    defaultValues: empty,
  });
  const { errors, isSubmitting } = form.formState;

  const submit: SubmitHandler<ChangePassword> = async (body) => {
    form.clearErrors('root');
    try {
      const { message, data } = await call(changePassword, { body });
      // Every earlier token has ended, that of this browser too.
      const session = currentSession();
      if (session) rememberSession({ ...session, token: data.token });
      form.reset(empty);
      showToast({ title: message, kind: 'success' });
    } catch (error) {
      showFormErrors(error, ['currentPassword', 'password'], form.setError);
    }
  };

  const words = { showLabel: texts.show, hideLabel: texts.hide };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="mt-5 grid gap-5 sm:max-w-md"
    >
      {/* Tells a password manager whose password it is to change. */}
      <input type="text" hidden autoComplete="username" value={userEmail} readOnly />
      <Field label={texts.current} error={errors.currentPassword?.message} isRequired>
        <PasswordInput {...form.register('currentPassword')} {...words} autoComplete="current-password" />
      </Field>
      <Field label={texts.next} hint={texts.hint} error={errors.password?.message} isRequired>
        <PasswordInput {...form.register('password')} {...words} autoComplete="new-password" />
      </Field>
      <FormProblem message={errors.root?.message} />
      <Button type="submit" kind="primary" isLoading={isSubmitting} className="sm:justify-self-start">
        {texts.change}
      </Button>
    </form>
  );
}
