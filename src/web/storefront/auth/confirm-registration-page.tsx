import { useAuthMessages } from '#web/kit/messages.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { AuthCard } from './auth-card.tsx';
import { PageOfOne } from './page-of-one.tsx';

const ConfirmRegistration = lazyPart(
  'confirm-registration',
  async () => (await import('./confirm-registration.tsx')).ConfirmRegistration,
);

export default function ConfirmRegistrationPage({ params: { token } }: { params: { token: string } }) {
  const { confirm } = useAuthMessages();
  return (
    <>
      <PageOfOne title={confirm.title} />
      <AuthCard heading={confirm.working}>
        <ConfirmRegistration key={token} token={token} />
      </AuthCard>
    </>
  );
}
