import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { resetPassword, resetPasswordInput } from '#contracts/auth.ts';
import { acceptInvite } from '#contracts/invites.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { call } from '#web/kit/api-client.ts';
import { contractResolver, showFormErrors } from '#web/kit/contract-form.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAuthMessages, useMessages } from '#web/kit/messages.tsx';
import { clearSession, currentSession } from '#web/kit/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import { isLinkRejected } from './is-link-rejected.ts';

type NewPassword = z.infer<typeof resetPasswordInput>;
type NewPasswordFormProps = {
  token: string;
  /** The token is of an invitation to the team. */
  isInvite?: boolean;
  onRefused: () => void;
};

export function NewPasswordForm({ token, isInvite = false, onRefused }: NewPasswordFormProps) {
  const { reset: texts, registration } = useAuthMessages();
  const { show, hide } = useMessages().password;
  const language = useLanguage();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const form = useForm<NewPassword>({
    resolver: contractResolver(resetPasswordInput, language),
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    form.clearErrors('root');
    try {
      const { message } = await call(isInvite ? acceptInvite : resetPassword, { params: { token }, body });
      showToast({ title: message, kind: 'success' });
      // The server has revoked all sessions, so the local one is cleared.
      if (currentSession()) clearSession();
      await navigate(localPath('/auth'), { replace: true });
    } catch (error) {
      const isAboutPassword = isProblem(error) && 'password' in error.data;
      if (isProblem(error) && isLinkRejected(error) && !isAboutPassword) onRefused();
      else showFormErrors(error, ['password'], form.setError, { toast: true });
    }
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label={texts.password} hint={registration.passwordHint} error={errors.password?.message} isRequired>
        <PasswordInput {...form.register('password')} autoComplete="new-password" showLabel={show} hideLabel={hide} />
      </Field>
      <FormProblem message={errors.root?.message} />
      <Button type="submit" kind="primary" size="large" isWide isLoading={isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
