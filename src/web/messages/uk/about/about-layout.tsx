import { Outlet } from 'react-router';
import { about } from './about.ts';

export default function AboutLayout() {
  return <Outlet context={about} />;
}
