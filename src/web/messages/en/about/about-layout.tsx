import { Outlet } from 'react-router';
import { AboutMessages } from '#web/kit/messages.tsx';
import { about } from './about.ts';

export default function AboutLayout() {
  return (
    <AboutMessages value={about}>
      <Outlet />
    </AboutMessages>
  );
}
