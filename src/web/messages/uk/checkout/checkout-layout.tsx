import { Outlet } from 'react-router';
import type { CheckoutTexts } from '#web/kit/checkout-texts.ts';
import { accepted } from './accepted.ts';
import { checkout } from './checkout.ts';
import { tracking } from './tracking.ts';

const texts: CheckoutTexts = { checkout, accepted, tracking };

export default function CheckoutLayout() {
  return <Outlet context={texts} />;
}
