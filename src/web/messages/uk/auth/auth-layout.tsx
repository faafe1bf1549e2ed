import { Outlet } from 'react-router';
import { AuthMessagesProvider } from '#web/kit/messages.tsx';
import { auth } from './auth.ts';

export default function AuthLayout() {
  return (
    <AuthMessagesProvider messages={auth}>
      <Outlet />
    </AuthMessagesProvider>
  );
}
