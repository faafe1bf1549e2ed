import { Outlet } from 'react-router';
import { AdminMessagesProvider } from '#web/kit/messages.tsx';
import { admin } from './admin.ts';

export default function AdminLayout() {
  return (
    <AdminMessagesProvider messages={admin}>
      <Outlet />
    </AdminMessagesProvider>
  );
}
