import { Outlet } from 'react-router';
import { AccountMessages } from '#web/kit/messages.tsx';
import { orders } from './orders.ts';
import { profile } from './profile.ts';
import { wishlist } from './wishlist.ts';

const account = { orders, profile, wishlist };

export default function AccountLayout() {
  return (
    <AccountMessages value={account}>
      <Outlet />
    </AccountMessages>
  );
}
