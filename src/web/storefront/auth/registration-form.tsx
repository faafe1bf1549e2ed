import { useNavigate } from 'react-router';
import { genders, signup } from '#contracts/auth.ts';
import { isProblem, Problem } from '#contracts/kit/problem.ts';
import { call } from '#web/kit/api-client.ts';
import { showFormErrors } from '#web/kit/contract-form.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAuthMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import { notChosen, type Registration } from './use-auth-forms.ts';

export function RegistrationForm({ form }: { form: Registration }) {
  const { email, password, registration: texts } = useAuthMessages();
  const { show, hide } = useMessages().password;
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    form.clearErrors('root');
    try {
      const { message } = await call(signup, { body });
      showToast({ title: message, kind: 'success' });
      await navigate(localPath('/auth/success'), { state: { email: body.email } });
    } catch (error) {
      // A failure in a response with a success status gets a generic message; others show the server's.
      const shownError = isProblem(error) && error.status < 400 ? new Problem('FAILED', texts.failed) : error;
      showFormErrors(shownError, ['email', 'phone', 'password', 'gender'], form.setError, { toast: true });
    }
  });

  const choices = [
    { value: notChosen, label: texts.chooseGender },
    ...genders.map((gender) => ({ value: gender, label: texts.genders[gender] })),
  ];

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label={email} error={errors.email?.message} isRequired>
        <TextInput {...form.register('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field label={texts.phone} hint={texts.phoneHint} error={errors.phone?.message}>
        <TextInput {...form.register('phone')} type="tel" autoComplete="tel" inputMode="tel" />
      </Field>
      <Field label={password} hint={texts.passwordHint} error={errors.password?.message} isRequired>
        <PasswordInput {...form.register('password')} autoComplete="new-password" showLabel={show} hideLabel={hide} />
      </Field>
      <Field label={texts.gender} error={errors.gender?.message} isRequired>
        <Select {...form.register('gender')} autoComplete="sex" options={choices} />
      </Field>
      <FormProblem message={errors.root?.message} />
      <Button type="submit" kind="primary" size="large" isWide isLoading={isSubmitting}>
        {texts.submit}
      </Button>
      <p className="text-center text-xs text-ink-3">
        {texts.consent}{' '}
        <a
          href={localPath('/contract')}
          target="_blank"
          rel="noopener"
          className="text-amber-ink underline underline-offset-4"
        >
          {texts.contract}
        </a>
        .
      </p>
    </form>
  );
}
