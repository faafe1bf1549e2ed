import { Outlet } from 'react-router';
import { CheckoutMessages } from '#web/kit/messages.tsx';
import { accepted } from './accepted.ts';
import { checkout } from './checkout.ts';
import { tracking } from './tracking.ts';

const messages = { checkout, accepted, tracking };

export default function CheckoutLayout() {
  return (
    <CheckoutMessages value={messages}>
      <Outlet />
    </CheckoutMessages>
  );
}
