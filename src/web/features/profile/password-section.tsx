import { useId, useState } from 'react';
import { type SubmitHandler, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { changePassword, changePasswordInput, logoutEverywhere } from '#contracts/auth.ts';
import { call } from '#web/kit/api-client.ts';
import { contractResolver, showFormErrors } from '#web/kit/contract-form.ts';
import { deleteAllDrafts } from '#web/kit/form-draft.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { clearSession, currentSession, saveSession, useSession } from '#web/kit/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { showToast } from '#web/ui/toast.ts';

/** Changing the password and signing out on all devices. */
export function PasswordSection() {
  const { password: texts } = useMessages();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-card p-5 sm:p-6">
      <h2 id={headingId} className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{texts.text}</p>
      <ChangePasswordForm />
      <SignOutEverywhere />
    </section>
  );
}

type ChangePassword = z.infer<typeof changePasswordInput>;

const empty: ChangePassword = { currentPassword: '', password: '' };

function ChangePasswordForm() {
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
      // The server has revoked all tokens and returns a new one.
      const session = currentSession();
      if (session) saveSession({ ...session, token: data.token });
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
      {/* Lets a password manager match the account. */}
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

/** Unlike a local sign-out it needs the server's confirmation. */
function SignOutEverywhere() {
  const { password: texts, words } = useMessages();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { isLoading, error, send, clearError } = useRequest();

  const ask = (open: boolean) => {
    clearError();
    setIsOpen(open);
  };
  const leave = async () => {
    const answer = await send(() => call(logoutEverywhere, {}));
    if (!answer) return;
    showToast({ title: answer.message, kind: 'success' });
    deleteAllDrafts();
    clearSession();
    await navigate(localPath('/index'));
  };

  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="mb-3 text-sm text-ink-2">{texts.everywhereText}</p>
      <Button onClick={() => ask(true)}>{texts.everywhere}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={ask}
        title={texts.everywhereQuestion}
        text={texts.everywhereWarning}
        confirmLabel={texts.leave}
        cancelLabel={words.cancel}
        onConfirm={() => void leave()}
        isBusy={isLoading}
        error={error}
      />
    </div>
  );
}
