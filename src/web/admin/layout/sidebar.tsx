import { clsx } from 'clsx';
import ExternalLink from 'lucide-react/icons/external-link';
import History from 'lucide-react/icons/history';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MenuIcon from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { Link, NavLink, useNavigate } from 'react-router';
import type { StandIn } from '#contracts/shop.ts';
import { allPermissions, mayUse, modulesBeyond } from '#domain/permissions.ts';
import { useAuth } from '#web/features/session/auth.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { LanguageSwitch } from '#web/kit/language-switch.tsx';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { moduleIcons } from '#web/kit/module-icons.ts';
import type { Session } from '#web/kit/session.ts';
import { Logo } from '#web/ui/logo.tsx';
import { useNewOrderBadge } from './new-order-badge.ts';
import { hasOverview, useSections } from './sections.ts';

type SidebarProps = {
  session: Session;
  standIns: readonly StandIn[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const entryClasses =
  'flex min-h-11 w-full items-center gap-3 border-l-3 px-4 text-[0.9375rem] transition-colors hover:bg-inverse-2 hover:text-card md:min-h-10 [&_svg]:size-4.5 [&_svg]:shrink-0';

/** The navigation of the panel, limited to permitted modules; on phones it opens from the top. */
export function Sidebar({ session: { permissions, token, userId }, standIns, isOpen, onOpenChange }: SidebarProps) {
  const { sidebar } = useAdminMessages();
  const { shop } = useMessages();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { logout } = useAuth();
  const sections = useSections(permissions);
  const newOrders = useNewOrderBadge(userId, mayUse(permissions, 'admin', 'orders'));

  async function leave() {
    await Promise.all([logout(), navigate(localPath('/index'))]);
  }

  return (
    <header className="shrink-0 bg-inverse text-inverse-ink print:hidden md:sticky md:top-0 md:h-dvh md:w-55 md:overflow-y-auto">
      <div className="flex flex-wrap items-center justify-between px-5 py-3 md:pt-5">
        <Link to={localPath('/index')} className="rounded-sm">
          <Logo name={shop.name} size="small" tone="light" />
        </Link>
        <div className="ml-auto text-xs md:mt-1 md:-ml-1.5 md:w-full">
          <LanguageSwitch />
        </div>
        <button
          type="button"
          aria-label={sidebar.open}
          aria-expanded={isOpen}
          aria-controls="admin-sidebar"
          onClick={() => onOpenChange(!isOpen)}
          className="inline-flex size-11 items-center justify-center rounded-md text-card md:hidden"
        >
          <MenuIcon aria-hidden="true" className="size-6" />
        </button>
      </div>
      <nav id="admin-sidebar" aria-label={sidebar.label} className={clsx('pb-4 md:block', isOpen ? 'block' : 'hidden')}>
        <ul>
          {hasOverview(permissions) && (
            <SidebarLink to={localPath('/admin')} isExact onFollow={() => onOpenChange(false)}>
              <LayoutDashboard aria-hidden="true" strokeWidth={1.75} />
              {sidebar.overview}
            </SidebarLink>
          )}
          {[...Map.groupBy(sections, ({ group }) => group)].map(([group, own]) => (
            <li key={group} className="mt-3">
              <p id={`sections-${group}`} className="label-caps px-5 pb-1 text-inverse-ink">
                {sidebar.groups[group]}
              </p>
              <ul aria-labelledby={`sections-${group}`}>
                {own.map(({ module, label, path }) => {
                  const Icon = module ? moduleIcons[module] : History;
                  return (
                    <SidebarLink key={path} to={localPath(path)} onFollow={() => onOpenChange(false)}>
                      <Icon aria-hidden="true" strokeWidth={1.75} />
                      {label}
                      {module === 'orders' && newOrders > 0 && (
                        <span className="ml-auto rounded-full bg-amber-glow px-2 text-xs leading-5 font-bold text-inverse">
                          <span aria-hidden="true">{newOrders > 99 ? '99+' : newOrders}</span>
                          <span className="sr-only">{sidebar.newOrders(newOrders)}</span>
                        </span>
                      )}
                    </SidebarLink>
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
        <ul className="mt-3 border-t border-inverse-2 pt-3">
          <li>
            <Link to={localPath('/index')} className={clsx(entryClasses, 'border-transparent')}>
              <ExternalLink aria-hidden="true" strokeWidth={1.75} />
              {sidebar.toShop}
            </Link>
          </li>
          {standIns.includes('mail') && modulesBeyond(permissions, allPermissions).length === 0 && (
            <li>
              {/* The token is sent as a form field, since a link cannot send an authorization header. */}
              <form method="post" action="/sandbox/mail" target="_blank" rel="noopener">
                <input type="hidden" name="token" value={token} />
                <button type="submit" className={clsx(entryClasses, 'border-transparent')}>
                  <Mail aria-hidden="true" strokeWidth={1.75} />
                  {sidebar.letters}
                </button>
              </form>
            </li>
          )}
          <li>
            <button type="button" onClick={() => void leave()} className={clsx(entryClasses, 'border-transparent')}>
              <LogOut aria-hidden="true" strokeWidth={1.75} />
              {sidebar.signOut}
            </button>
          </li>
        </ul>
      </nav>
    </header>
  );
}

type SidebarLinkProps = { to: string; isExact?: boolean; onFollow: () => void; children: ReactNode };

function SidebarLink({ to, isExact = false, onFollow, children }: SidebarLinkProps) {
  return (
    <li>
      <NavLink
        to={to}
        end={isExact}
        onClick={onFollow}
        className={({ isActive }) =>
          clsx(entryClasses, isActive ? 'border-amber-glow bg-inverse-2 font-semibold text-card' : 'border-transparent')
        }
      >
        {children}
      </NavLink>
    </li>
  );
}
