import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { confirmRegistration, resendConfirmation } from '#contracts/auth.ts';
import { call } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAuthMessages, useMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { currentSession } from '#web/kit/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.ts';
import { AuthHeading, SentNote } from './auth-heading.tsx';
import { EmailForm } from './email-form.tsx';
import { isLinkRejected } from './is-link-rejected.ts';

/** Confirms on the client, since mail scanners that only fetch links must not use up the token. */
export function ConfirmRegistration({ token }: { token: string }) {
  const { confirm: texts } = useAuthMessages();
  const { words } = useMessages();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { problem, error, send } = useRequest();

  const confirm = async () => {
    const answer = await send(() => call(confirmRegistration, { params: { token } }));
    if (!answer) return;
    const toSignIn = { label: texts.signIn, onPress: () => void navigate(localPath('/auth')) };
    showToast({ title: answer.message, kind: 'success', ...(!currentSession() && { action: toSignIn }) });
    await navigate(localPath('/index'), { replace: true });
  };
  const confirmAtOnce = useEffectEvent(confirm);
  useEffect(() => void confirmAtOnce(), []);

  if (problem === null) {
    return (
      <h1 className="text-3xl">
        <Spinner label={texts.working} />
      </h1>
    );
  }
  if (isLinkRejected(problem)) return <RefusedLink />;
  return (
    <>
      <AuthHeading heading={texts.failedHeading} text={error} isFocused />
      <Button kind="primary" onClick={() => void confirm()}>
        {words.retry}
      </Button>
    </>
  );
}

/** The link was used or has expired. Which one is not revealed; both cases offer a new e-mail. */
function RefusedLink() {
  const { confirm: texts, letter } = useAuthMessages();
  const localPath = useLocalPath();
  const [sent, setSent] = useState<string | null>(null);
  return (
    <>
      <AuthHeading heading={texts.refusedHeading} text={texts.refusedText} isFocused />
      {sent === null ? (
        <EmailForm
          submitLabel={letter.again}
          onSubmit={async (body) => setSent((await call(resendConfirmation, { body })).message)}
        />
      ) : (
        <SentNote message={sent} />
      )}
      <ButtonLink href={localPath('/auth')} size="large" isWide className="mt-4">
        {texts.signIn}
      </ButtonLink>
    </>
  );
}
