import { Outlet } from 'react-router';
import { CollectionsMessages } from '#web/kit/messages.tsx';
import { collections } from './collections.ts';

export default function CollectionsLayout() {
  return (
    <CollectionsMessages value={collections}>
      <Outlet />
    </CollectionsMessages>
  );
}
