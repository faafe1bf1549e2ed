import { useState } from 'react';
import { useAuthMessages } from '#web/kit/messages.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthHeading, PrivatePageHead } from './auth-heading.tsx';

const NewPasswordForm = lazyComponent(
  'new-password-form',
  async () => (await import('./new-password-form.tsx')).NewPasswordForm,
);

/** The link of an invitation to the team: a password opens the account. */
export default function InvitePage({ params: { token } }: { params: { token: string } }) {
  const { invite: texts } = useAuthMessages();
  const [refusedToken, setRefusedToken] = useState<string | null>(null);
  return (
    <>
      <PrivatePageHead title={texts.title} />
      <AuthCard heading={texts.heading}>
        {refusedToken === token ? (
          <AuthHeading heading={texts.refusedHeading} text={texts.refusedText} isFocused />
        ) : (
          <>
            <AuthHeading key="form" heading={texts.heading} text={texts.text} />
            <NewPasswordForm token={token} isInvite onRefused={() => setRefusedToken(token)} />
          </>
        )}
      </AuthCard>
    </>
  );
}
