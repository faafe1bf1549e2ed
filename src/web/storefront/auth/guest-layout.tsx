import { Outlet } from 'react-router';
import { Redirect, requireGuest, useRedirectTarget } from '#web/features/session/guard.tsx';
import { useAuthMessages } from '#web/kit/messages.tsx';
import { AuthCard } from './auth-card.tsx';
import { PrivatePageHead } from './auth-heading.tsx';

export const clientLoader = ({ request }: { request: Request }) => requireGuest(request);
clientLoader.hydrate = true as const;

/** The server does not know the session, so the page is rendered after the client has checked it. */
export function HydrateFallback() {
  const { heading } = useAuthMessages();
  return (
    <>
      <PrivatePageHead title={heading} />
      <AuthCard heading={heading} />
    </>
  );
}

/** Redirects users who are signed in, here or in another tab. */
export default function GuestLayout() {
  const redirectTo = useRedirectTarget('guest');
  return redirectTo === null ? <Outlet /> : <Redirect to={redirectTo} />;
}
