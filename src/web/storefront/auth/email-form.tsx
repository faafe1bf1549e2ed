import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { emailInput } from '#contracts/auth.ts';
import { contractResolver, showFormErrors } from '#web/kit/contract-form.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAuthMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type EmailInput = z.infer<typeof emailInput>;
type EmailFormProps = {
  submitLabel: string;
  /** The default value. */
  email?: string;
  onSubmit: (body: EmailInput) => Promise<void>;
};

/** One e-mail field and a button, for all e-mails sent on request. */
export function EmailForm({ submitLabel, email = '', onSubmit }: EmailFormProps) {
  const { email: label } = useAuthMessages();
  const language = useLanguage();
  const form = useForm<EmailInput>({
    resolver: contractResolver(emailInput, language),
    mode: 'onTouched',
    defaultValues: { email },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    form.clearErrors('root');
    try {
      await onSubmit(body);
    } catch (error) {
      showFormErrors(error, ['email'], form.setError, { toast: true });
    }
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label={label} error={errors.email?.message} isRequired>
        <TextInput {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <FormProblem message={errors.root?.message} />
      <Button type="submit" kind="primary" size="large" isWide isLoading={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}
