import { useAuthMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { AuthCard } from './auth-card.tsx';

const ForgotPassword = lazyComponent(
  'forgot-password',
  async () => (await import('./forgot-password.tsx')).ForgotPassword,
);

export default function ForgotPasswordPage() {
  const { title, heading, text } = useAuthMessages().forgot;
  return (
    <>
      <PageHead title={title} description={text} noIndex />
      <AuthCard heading={heading}>
        <ForgotPassword />
      </AuthCard>
    </>
  );
}
