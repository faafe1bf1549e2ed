import { Outlet } from 'react-router';
import { ReturnsMessages } from '#web/kit/messages.tsx';
import { returns } from './returns.ts';

export default function ReturnsLayout() {
  return (
    <ReturnsMessages value={returns}>
      <Outlet />
    </ReturnsMessages>
  );
}
