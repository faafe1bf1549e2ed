import ShoppingBag from 'lucide-react/icons/shopping-bag';
import UserRound from 'lucide-react/icons/user-round';
import { Suspense } from 'react';
import { useCartCount } from '#web/features/cart/cart.ts';
import { cartTriggerProps } from '#web/features/cart/cart-trigger.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { IconCount } from './icon-count.tsx';
import { IconLink } from './icon-link.tsx';

/** Lazy loading: guests do not need these icons. */
const SignedInIcons = lazyComponent(
  'signed-in-icons',
  async () => (await import('./signed-in-icons.tsx')).SignedInIcons,
);

/** Opens the cart; without scripts it leads to the checkout. */
export function CartLink({ isNamed = false }: { isNamed?: boolean }) {
  const { icons } = useMessages().shopFrame;
  const localPath = useLocalPath();
  return (
    <IconLink
      href={localPath('/orders')}
      name={icons.cart}
      Icon={ShoppingBag}
      isNamed={isNamed}
      count={<IconCount count={useCartCount()} isNamed={isNamed} />}
      opening={cartTriggerProps}
    />
  );
}

/** The page is rendered for a guest; a user's icons appear after hydration to the left of the cart, without layout shift. */
export function HeaderIcons({ isNamed = false }: { isNamed?: boolean }) {
  const { icons } = useMessages().shopFrame;
  const localPath = useLocalPath();
  const session = useSession();
  return (
    <nav aria-label={icons.label}>
      <ul className={isNamed ? 'icon-grid' : 'icon-row'}>
        {session ? (
          <Suspense fallback={<li className="size-11" />}>
            <SignedInIcons permissions={session.permissions} isNamed={isNamed} />
          </Suspense>
        ) : (
          <li>
            <IconLink href={localPath('/auth')} name={icons.auth} Icon={UserRound} isNamed={isNamed} />
          </li>
        )}
        <li>
          <CartLink isNamed={isNamed} />
        </li>
      </ul>
    </nav>
  );
}
