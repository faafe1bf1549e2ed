import { useState } from 'react';
import { useLocalPath } from '#web/kit/language.ts';
import { useAuthMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthHeading, PrivatePageHead } from './auth-heading.tsx';

const NewPasswordForm = lazyComponent(
  'new-password-form',
  async () => (await import('./new-password-form.tsx')).NewPasswordForm,
);

export default function ResetPasswordPage({ params: { token } }: { params: { token: string } }) {
  const { reset: texts } = useAuthMessages();
  const localPath = useLocalPath();
  const [refusedToken, setRefusedToken] = useState<string | null>(null);
  return (
    <>
      <PrivatePageHead title={texts.title} />
      <AuthCard heading={texts.heading}>
        {refusedToken === token ? (
          <>
            <AuthHeading heading={texts.refusedHeading} text={texts.refusedText} isFocused />
            <ButtonLink href={localPath('/forgot-password')} kind="primary" size="large" isWide>
              {texts.again}
            </ButtonLink>
          </>
        ) : (
          <>
            <AuthHeading key="form" heading={texts.heading} text={texts.text} />
            <NewPasswordForm token={token} onRefused={() => setRefusedToken(token)} />
          </>
        )}
      </AuthCard>
    </>
  );
}
