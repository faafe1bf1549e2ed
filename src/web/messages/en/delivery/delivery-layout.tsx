import { Outlet } from 'react-router';
import { DeliveryMessages } from '#web/kit/messages.tsx';
import { delivery } from './delivery.ts';

export default function DeliveryLayout() {
  return (
    <DeliveryMessages value={delivery}>
      <Outlet />
    </DeliveryMessages>
  );
}
