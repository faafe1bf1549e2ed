import { useLocation } from 'react-router';
import { useAuthMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { AuthCard } from './auth-card.tsx';

const AuthForms = lazyComponent('auth-forms', async () => (await import('./auth-forms.tsx')).AuthForms);

/** The shown form is in the URL, so that it can be linked, reloaded and navigated back from. */
export default function AuthPage() {
  const { heading, signIn, registration } = useAuthMessages();
  const isRegistration = new URLSearchParams(useLocation().search).get('form') === 'registration';
  const { title, description } = isRegistration ? registration : signIn;
  return (
    <>
      <PageHead title={title} description={description} noIndex />
      <AuthCard heading={heading}>
        <AuthForms isRegistration={isRegistration} />
      </AuthCard>
    </>
  );
}
