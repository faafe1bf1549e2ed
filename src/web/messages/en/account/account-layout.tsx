import { Outlet } from 'react-router';
import type { AccountTexts } from '#web/kit/account-texts.ts';
import { profile } from './profile.ts';
import { wishlist } from './wishlist.ts';

const texts: AccountTexts = { profile, wishlist };

export default function AccountLayout() {
  return <Outlet context={texts} />;
}
