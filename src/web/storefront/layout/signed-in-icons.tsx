import { clsx } from 'clsx';
import LogOut from 'lucide-react/icons/log-out';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { openModules, type Permissions } from '#domain/permissions.ts';
import { useAuth } from '#web/features/session/auth.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { moduleIcons } from '#web/kit/module-icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { IconLink, iconClasses } from './icon-link.tsx';

/** Lazy loading: the icons are shown without waiting for the count. */
const WishCount = lazyComponent('wish-count', async () => (await import('../wishlist/wish-count.tsx')).WishCount);

/** More icons than this are shown in two rows of smaller ones. */
const oneRow = 5;

type SignedInIconsProps = { permissions: Permissions; isNamed: boolean };

export function SignedInIcons({ permissions, isNamed }: SignedInIconsProps) {
  const links = useModuleLinks(permissions);
  const isSmall = links.length > oneRow;
  const items = links.map(({ module, name, href }) => (
    <li key={module}>
      <IconLink
        href={href}
        name={name}
        Icon={moduleIcons[module]}
        isNamed={isNamed}
        isSmall={isSmall}
        count={
          module === 'wishlist' && (
            <Suspense fallback={null}>
              <WishCount isNamed={isNamed} />
            </Suspense>
          )
        }
      />
    </li>
  ));
  return (
    <>
      {isNamed ? (
        items
      ) : (
        <li>
          <ul className={clsx(isSmall ? 'grid grid-flow-col grid-rows-2' : 'flex')}>{items}</ul>
        </li>
      )}
      <li>
        <SignOutButton isNamed={isNamed} />
      </li>
    </>
  );
}

/** Users with admin access get the panel's links. */
function useModuleLinks(permissions: Permissions) {
  const { adminModules, customerModules } = useMessages().shopFrame;
  const localPath = useLocalPath();
  if (permissions.admin.access) {
    return openModules(permissions, 'admin').map((module) => ({
      module,
      name: adminModules[module],
      href: localPath(`/admin/${module}`),
    }));
  }
  return openModules(permissions, 'customer').map((module) => ({
    module,
    name: customerModules[module],
    href: localPath(`/user/${module}`),
  }));
}

function SignOutButton({ isNamed }: { isNamed: boolean }) {
  const { icons } = useMessages().shopFrame;
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { logout } = useAuth();
  const leave = async () => {
    // The session ends at once in the browser; the server's answer may come when they are elsewhere.
    await Promise.all([logout(), navigate(localPath('/index'))]);
  };
  return (
    <button
      type="button"
      onClick={() => void leave()}
      aria-label={isNamed ? undefined : icons.logout}
      title={isNamed ? undefined : icons.logout}
      className={iconClasses(isNamed, false)}
    >
      <LogOut aria-hidden="true" strokeWidth={1.75} />
      {isNamed && icons.logout}
    </button>
  );
}
