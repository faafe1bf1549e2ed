import { Outlet } from 'react-router';
import type { AccountTexts } from '#web/kit/account-texts.ts';
import { orders } from './orders.ts';
import { profile } from './profile.ts';
import { wishlist } from './wishlist.ts';

const texts: AccountTexts = { orders, profile, wishlist };

export default function AccountLayout() {
  return <Outlet context={texts} />;
}
