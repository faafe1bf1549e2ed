import { useState } from 'react';
import { forgotPassword } from '#contracts/auth.ts';
import { call } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAuthMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { AuthHeading, SentNote } from './auth-heading.tsx';
import { EmailForm } from './email-form.tsx';

export function ForgotPassword() {
  const { forgot: texts } = useAuthMessages();
  const localPath = useLocalPath();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<string | null>(null);

  const send = async (body: { email: string }) => {
    const { message } = await call(forgotPassword, { body });
    setEmail(body.email);
    setSent(message);
  };

  return (
    <>
      {sent === null ? (
        <>
          <AuthHeading heading={texts.heading} text={texts.text} />
          <EmailForm submitLabel={texts.submit} email={email} onSubmit={send} />
        </>
      ) : (
        <>
          <AuthHeading heading={texts.sentHeading} text={texts.sentText} isFocused />
          <SentNote message={sent} />
          <Button size="large" isWide className="mt-5" onClick={() => setSent(null)}>
            {texts.otherEmail}
          </Button>
        </>
      )}
      <ButtonLink href={localPath('/auth')} kind="quiet" isWide className="mt-3">
        {texts.toSignIn}
      </ButtonLink>
    </>
  );
}
