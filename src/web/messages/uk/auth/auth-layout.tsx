import { Outlet } from 'react-router';
import { AuthMessages } from '#web/kit/messages.tsx';
import { auth } from './auth.ts';

export default function AuthLayout() {
  return (
    <AuthMessages value={auth}>
      <Outlet />
    </AuthMessages>
  );
}
