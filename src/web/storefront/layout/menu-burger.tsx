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
import { useCartCount } from '#web/features/cart/cart.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { categoryPath } from '../paths.ts';
import { HeaderIcons } from './header-icons.tsx';
import { IconCount } from './icon-count.tsx';
import { LinkItem } from './link-item.tsx';

/** Long enough to move the pointer from the burger to the list. */
const closeDelayMs = 250;

/** Opens on hover, click and key. A `details`, so that it works without scripts; on narrow screens it also contains the icons. */
export function MenuBurger({ categories }: { categories: readonly MenuCategory[] }) {
  const { menu } = useMessages().shopFrame;
  const { root, isOpen, details, summary, panel } = useMenuBurger();
  return (
    <details ref={root} {...details} open={isOpen} className="menu-burger">
      <summary {...summary}>
        <span className="sr-only">{menu.label}</span>
        <MenuIcon aria-hidden="true" strokeWidth={1.75} />
        <X aria-hidden="true" strokeWidth={1.75} />
        <span>
          <IconCount count={useCartCount()} isNamed={false} />
        </span>
      </summary>
      <div {...panel} className="menu-panel">
        <div className="page-width">
          <HeaderIcons isNamed />
          <nav aria-label={menu.label}>
            <ul className="menu-links">
              {categories.map(({ name, title }) => (
                <LinkItem key={title} path={categoryPath(title)} name={name} />
              ))}
              <LinkItem path="/blog" name={menu.blog} />
            </ul>
          </nav>
        </div>
      </div>
    </details>
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
