import { useLocation } from 'react-router';
import { useLocalPath } from '#web/kit/language.ts';
import { useAuthMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Drop } from '#web/ui/logo.tsx';
import { AuthCard } from './auth-card.tsx';
import { AuthHeading, PrivatePageHead } from './auth-heading.tsx';
import { ResendLetter } from './resend-letter.tsx';

/** The e-mail is passed in the history state; it is missing if the page is opened directly. */
function emailOf(state: unknown): string | null {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : null;
  return typeof email === 'string' ? email : null;
}

export default function AuthSuccessPage() {
  const { success: texts, letter } = useAuthMessages();
  const localPath = useLocalPath();
  const email = emailOf(useLocation().state);
  return (
    <AuthCard heading={texts.heading}>
      <PrivatePageHead title={texts.title} />
      <Drop className="mb-4 h-12" />
      <AuthHeading
        heading={texts.heading}
        text={<span className="wrap-anywhere">{email === null ? texts.text : texts.textTo(email)}</span>}
      />
      <ButtonLink href={localPath('/auth')} kind="primary" size="large" isWide>
        {texts.login}
      </ButtonLink>
      {email !== null && (
        <div className="mt-6 border-t border-line pt-5">
          <p className="text-sm text-ink-2">{letter.missing}</p>
          <ResendLetter email={email} />
        </div>
      )}
    </AuthCard>
  );
}
