import { Outlet } from 'react-router';
import { admit, Elsewhere, useElsewhere } from '#web/features/session/guard.tsx';
import { useAuthMessages } from '#web/kit/messages.tsx';
import { AuthCard } from './auth-card.tsx';
import { PageOfOne } from './page-of-one.tsx';

export const clientLoader = ({ request }: { request: Request }) => admit(request, 'guest');
clientLoader.hydrate = true as const;

/** The server does not know who comes; the page is drawn once the browser has said that nobody is signed in. */
export function HydrateFallback() {
  const { heading } = useAuthMessages();
  return (
    <>
      <PageOfOne title={heading} />
      <AuthCard heading={heading} />
    </>
  );
}

/** Whoever has signed in, here or in another tab, has no business on these pages any more. */
export default function GuestLayout() {
  const elsewhere = useElsewhere('guest');
  return elsewhere === null ? <Outlet /> : <Elsewhere to={elsewhere} />;
}
