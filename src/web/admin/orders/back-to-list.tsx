import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BackLink } from '#web/admin/components/form-layouts.tsx';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';

/** The search of the list as it was last shown, and the order that was opened from it. */
let lastSearch = '';
let openedNo: number | null = null;

const fromList = { isFromList: true };

const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** A row's link to its order. The history entry remembers that the list is the one before it. */
export function OrderLink({ orderNo, children }: { orderNo: number; children: ReactNode }) {
  const { page: texts } = useAdminMessages().orders;
  const { search } = useLocation();
  const navigate = useNavigate();
  const href = useLocalPath()(`/admin/orders/${orderNo}`);
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    lastSearch = search;
  }, [search]);

  // Back from the order, the focus is where it was.
  useEffect(() => {
    if (openedNo !== orderNo) return;
    openedNo = null;
    link.current?.focus({ preventScroll: true });
  }, [orderNo]);

  function open(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    openedNo = orderNo;
    void navigate(href, { state: fromList });
  }

  return (
    <a
      ref={link}
      data-order=""
      href={href}
      aria-label={texts.open(orderNo)}
      onClick={open}
      className="-my-2 inline-flex min-h-11 items-center underline decoration-line-2 underline-offset-4 hover:text-amber-ink md:min-h-9"
    >
      {children}
    </a>
  );
}

/** A press anywhere in a row that hits no control opens the order, unless it ends the selection of a text. */
export function useRowOpening() {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
      if (getSelection()?.isCollapsed === false) return;
      target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-order]')?.click();
    };
    const rows = area.current;
    rows?.addEventListener('click', open);
    return () => rows?.removeEventListener('click', open);
  }, []);
  return area;
}

/** Goes back in the history if the list is there, which restores its scroll position; otherwise to the list as last seen. */
export function BackToList() {
  const { form: texts } = useAdminMessages().orders;
  const { state } = useLocation();
  const navigate = useNavigate();
  const href = useLocalPath()('/admin/orders') + lastSearch;

  function goBack(event: MouseEvent) {
    if (state?.isFromList !== true || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(-1);
  }

  return <BackLink label={texts.toList} href={href} onClick={goBack} />;
}
