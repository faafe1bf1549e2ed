import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { login, loginInput, logout } from '#contracts/auth.ts';
import { signInPath } from '#web/features/session/return-path.ts';
import { call, callWithToken } from '#web/kit/api-client.ts';
import { contractResolver, showFormErrors } from '#web/kit/contract-form.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { type Session, saveSession } from '#web/kit/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type SessionDialogProps = {
  /** Whose page it is. */
  owner: Session;
  /** Signed in meanwhile in another tab. */
  other: Session | null;
};

/** Over a page whose session has ended: it and its input stay. Another person sees whose page it is, and saves nothing under their own name. */
export function SessionDialog({ owner, other }: SessionDialogProps) {
  const [signedIn, setSignedIn] = useState<Session | null>(null);
  const [isReturning, setIsReturning] = useState(false);
  const stranger = signedIn ?? (isReturning ? null : other);

  function enter(session: Session) {
    if (session.userId === owner.userId) saveSession(session);
    else setSignedIn(session);
  }

  if (!stranger) return <SignInDialog owner={owner} onSignIn={enter} />;
  return (
    <StrangerDialog
      owner={owner}
      stranger={stranger}
      onReturn={() => {
        // The token of a session that was not kept is of no use.
        if (signedIn) void callWithToken(signedIn.token)(logout, {}).catch(() => undefined);
        setSignedIn(null);
        setIsReturning(true);
      }}
    />
  );
}

type SignInDialogProps = { owner: Session; onSignIn: (session: Session) => void };

function SignInDialog({ owner, onSignIn }: SignInDialogProps) {
  const { session: texts } = useAdminMessages();
  const { words, password } = useMessages();
  const formId = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useForm({
    resolver: contractResolver(loginInput, useLanguage()),
    defaultValues: { email: owner.userEmail, password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    form.clearErrors('root');
    try {
      const { data } = await call(login, { body });
      const { token, userInfo, permissions } = data;
      onSignIn({ token, userId: userInfo.userId, userEmail: userInfo.email, permissions });
    } catch (error) {
      showFormErrors(error, ['email', 'password'], form.setError);
    }
  });

  const leave = () => void navigate(signInPath(`${pathname}${search}`));
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      title={texts.title}
      description={texts.text}
      closeLabel={words.close}
      size="small"
      aboveFooter={
        errors.root?.message && (
          <div className="px-6 pb-4">
            <FormProblem message={errors.root.message} />
          </div>
        )
      }
      footer={
        <>
          <Button onClick={leave}>{texts.leave}</Button>
          <Button kind="primary" type="submit" form={formId} isLoading={isSubmitting}>
            {texts.signIn}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field label={texts.email} error={errors.email?.message} isRequired>
          <TextInput {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field label={texts.password} error={errors.password?.message} isRequired>
          <PasswordInput
            {...form.register('password')}
            autoComplete="current-password"
            showLabel={password.show}
            hideLabel={password.hide}
          />
        </Field>
      </form>
    </Dialog>
  );
}

type StrangerDialogProps = { owner: Session; stranger: Session; onReturn: () => void };

function StrangerDialog({ owner, stranger, onReturn }: StrangerDialogProps) {
  const { session: texts } = useAdminMessages();
  const { words } = useMessages();

  /** A reload starts over as the other person; the browser asks about unsaved input. */
  function goOn() {
    saveSession(stranger);
    location.reload();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onReturn}
      title={texts.otherTitle(stranger.userEmail)}
      closeLabel={words.close}
      size="small"
      footer={
        <>
          <Button onClick={goOn}>{texts.goOnAs(stranger.userEmail)}</Button>
          <Button kind="primary" onClick={onReturn}>
            {texts.signInAs(owner.userEmail)}
          </Button>
        </>
      }
    >
      <p>{texts.otherText(owner.userEmail)}</p>
    </Dialog>
  );
}
