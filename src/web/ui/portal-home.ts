import { createContext, type RefObject, use } from 'react';

const mainLandmark: RefObject<HTMLElement | null> = {
  get current() {
    return document.querySelector('main');
  },
};

const PortalHome = createContext<RefObject<HTMLElement | null> | undefined>(mainLandmark);

/** A dialog stands outside the landmark and hides it, so what opens inside a dialog stays with the dialog. */
export const PortalHomeProvider = PortalHome.Provider;

/** Lists, menus and tips open within the main landmark: those who move by landmarks find them where their control is. */
export function usePortalHome(): RefObject<HTMLElement | null> | undefined {
  return use(PortalHome);
}
