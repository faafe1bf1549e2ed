import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import type { MenuCategory } from '#contracts/categories.ts';
import { nameLanguage } from '#domain/language.ts';
import { useCartCount } from '#web/features/cart/cart.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Link } from '#web/ui/link.tsx';
import { categoryPath } from '../paths.ts';
import { HeaderIcons } from './header-icons.tsx';
import { IconCount } from './icon-count.tsx';

/** Long enough to move the pointer from the burger to the list. */
const closeDelayMs = 250;

/** Opens on hover, click and key. A `details`, so that it works without scripts; on narrow screens it also contains the icons. */
export function MenuBurger({ categories }: { categories: readonly MenuCategory[] }) {
  const { menu } = useMessages().shopFrame;
  const localPath = useLocalPath();
  const { root, isOpen, details, summary, panel } = useMenuBurger();
  return (
    <details ref={root} {...details} open={isOpen} className="group shrink-0">
      <summary
        {...summary}
        className="relative -ml-2.5 flex size-11 list-none items-center justify-center rounded-md text-ink hover:bg-amber-wash [&::-webkit-details-marker]:hidden"
      >
        <span className="sr-only">{menu.label}</span>
        <MenuIcon aria-hidden="true" strokeWidth={1.75} className="size-6 group-open:hidden" />
        <X aria-hidden="true" strokeWidth={1.75} className="hidden size-6 group-open:block" />
        <span className="min-[769px]:hidden">
          <IconCount count={useCartCount()} isNamed={false} />
        </span>
      </summary>
      <div
        {...panel}
        className="absolute inset-x-0 top-[calc(100%+1px)] z-40 border-b border-line-2 bg-card shadow-pop"
      >
        <div className="page-width max-h-[calc(100dvh-9rem)] overflow-y-auto py-3 min-[769px]:py-6">
          <HeaderIcons isNamed className="mb-2 border-b border-line pb-2 min-[769px]:hidden" />
          <nav aria-label={menu.label}>
            <ul className="menu-links grid min-[480px]:grid-cols-2 min-[769px]:grid-cols-3 lg:grid-cols-4">
              {categories.map(({ name, title }) => (
                <li key={title}>
                  <MenuLink href={localPath(categoryPath(title))}>{name}</MenuLink>
                </li>
              ))}
              <li>
                <MenuLink href={localPath('/blog')}>{menu.blog}</MenuLink>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </details>
  );
}

function MenuLink({ href, children }: { href: string; children: string }) {
  return (
    <Link lang={nameLanguage(children)} href={href}>
      {children}
    </Link>
  );
}

function useMenuBurger() {
  const root = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const choose = useClosingAfterChoice(() => setIsOpen(false));
  /** Hover has already opened it; the click that often follows must not close it. */
  const isOpenByHover = useRef(false);

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(closing.current);
    if (!isOpen) isOpenByHover.current = true;
    setIsOpen(true);
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') closing.current = setTimeout(() => setIsOpen(false), closeDelayMs);
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    currentTarget.querySelector('summary')?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(!isOpen || isOpenByHover.current);
    isOpenByHover.current = false;
  };
  // The browser may also open it: before hydration, or by find-in-page.
  const onToggle = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => setIsOpen(currentTarget.open);
  useLayoutEffect(() => setIsOpen(root.current?.open === true), []);

  // Closes on a click outside and on history navigation.
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    addEventListener('pointerdown', closeOutside);
    addEventListener('popstate', close);
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('popstate', close);
    };
  }, [isOpen]);

  return {
    root,
    isOpen,
    details: { onPointerEnter, onPointerLeave, onKeyDown, onBlur, onToggle },
    summary: { onClick },
    panel: { onClick: choose },
  };
}

/** A link chosen in the menu closes it after the navigation; other navigations, such as after signing in, do not. */
function useClosingAfterChoice(close: () => void) {
  const { key } = useLocation();
  const shownPage = useRef(key);
  const hasChosen = useRef(false);
  useEffect(() => {
    if (shownPage.current === key) return;
    shownPage.current = key;
    if (hasChosen.current) close();
    hasChosen.current = false;
  }, [key, close]);
  return ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) hasChosen.current = true;
  };
}
