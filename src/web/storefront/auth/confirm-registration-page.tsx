import { useAuthMessages } from '#web/kit/messages.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { AuthCard } from './auth-card.tsx';
import { PrivatePageHead } from './auth-heading.tsx';

const ConfirmRegistration = lazyComponent(
  'confirm-registration',
  async () => (await import('./confirm-registration.tsx')).ConfirmRegistration,
);

export default function ConfirmRegistrationPage({ params: { token } }: { params: { token: string } }) {
  const { confirm } = useAuthMessages();
  return (
    <>
      <PrivatePageHead title={confirm.title} />
      <AuthCard heading={confirm.working}>
        <ConfirmRegistration key={token} token={token} />
      </AuthCard>
    </>
  );
}
