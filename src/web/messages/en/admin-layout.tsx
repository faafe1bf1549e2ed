import { Outlet } from 'react-router';
import { AdminMessages } from '#web/kit/messages.tsx';
import { admin } from './admin.ts';

export default function AdminLayout() {
  return (
    <AdminMessages value={admin}>
      <Outlet />
    </AdminMessages>
  );
}
