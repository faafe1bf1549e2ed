import { type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocalPath } from '#web/kit/language.ts';

/** The address of the form of a new product, in place of an id. */
export const newProduct = 'new';

/** The label of the button that opened the form. */
let openedBy: string | null = null;

const labelOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent ?? null;

/** For the list: opens the form of a product. Back in the list, the focus is where it was. */
export function useOpenForm() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const localPath = useLocalPath();

  useEffect(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
    const opener = openedBy === null ? undefined : buttons.find((button) => labelOf(button) === openedBy);
    openedBy = null;
    opener?.focus({ preventScroll: true });
  }, []);

  return (id: string) => {
    openedBy = labelOf(document.activeElement);
    void navigate(localPath(`/admin/products/${id}`), { state: { list: search } });
  };
}

/** For the form: back to the same place of the list. One step in the history also restores how far it was scrolled. */
export function useListPlace() {
  const { state } = useLocation() as { state: { list?: string } | null };
  const navigate = useNavigate();
  const href = useLocalPath()(`/admin/products${state?.list ?? ''}`);
  const isFromList = state?.list !== undefined;

  return {
    href,
    leave: () => (isFromList ? navigate(-1) : navigate(href)),
    onClick: (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
      if (!isFromList || !isPlain) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
