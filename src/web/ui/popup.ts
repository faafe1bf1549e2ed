import { clsx } from 'clsx';
import { createContext, type RefObject, use } from 'react';

const mainLandmark: RefObject<HTMLElement | null> = {
  get current() {
    return document.querySelector('main');
  },
};

const PortalContainer = createContext<RefObject<HTMLElement | null> | undefined>(mainLandmark);

/** A dialog hides the main landmark, so popups inside a dialog are portalled into the dialog. */
export const PortalContainerProvider = PortalContainer.Provider;

/** Popups are portalled into the main landmark, so that screen reader users find them near their control. */
export function usePortalContainer(): RefObject<HTMLElement | null> | undefined {
  return use(PortalContainer);
}

export const backdropClasses = clsx(
  'fixed inset-0 z-50 bg-ink/45 transition-opacity duration-200',
  'data-starting-style:opacity-0 data-ending-style:opacity-0',
);

/** For popups anchored to their control. */
export const popupClasses = clsx(
  'rounded-lg border border-line-2 bg-card p-1.5 text-ink shadow-pop outline-none',
  'origin-(--transform-origin) transition-[opacity,scale] duration-150',
  'data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:opacity-0',
);
