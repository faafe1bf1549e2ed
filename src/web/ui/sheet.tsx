import { Dialog as Primitive } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { CloseOnBack } from './back-handler.tsx';
import { IconButton } from './icon-button.tsx';
import { backdropClasses, PortalContainerProvider } from './popup.ts';

type SheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  closeLabel: string;
  side?: 'left' | 'right';
  /** Sticky below the scrolling content: the total, the button that applies. */
  footer?: ReactNode;
  /** The focus target on close, if it is not the element that was focused before. */
  finalFocus?: () => HTMLElement | null;
  children: ReactNode;
};

const sides = {
  left: 'mr-auto data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'ml-auto data-ending-style:translate-x-full data-starting-style:translate-x-full',
};

export function Sheet({
  isOpen,
  onOpenChange,
  title,
  closeLabel,
  side = 'right',
  footer,
  finalFocus,
  children,
}: SheetProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Primitive.Portal>
        <PortalContainerProvider value={undefined}>
          <Primitive.Backdrop className={backdropClasses} />
          <Primitive.Viewport className="fixed inset-0 z-50 flex overflow-hidden">
            <Primitive.Popup
              finalFocus={finalFocus}
              className={clsx(
                'relative flex h-dvh w-full max-w-[min(28rem,calc(100vw-2rem))] flex-col bg-card text-ink shadow-pop outline-none',
                'transition-transform duration-250',
                sides[side],
              )}
            >
              <header className="border-b border-line py-3.5 pr-16 pl-5">
                <Primitive.Title className="text-2xl">{title}</Primitive.Title>
                <Primitive.Close
                  render={
                    <IconButton label={closeLabel} icon={<X aria-hidden="true" />} className="absolute top-2 right-2" />
                  }
                />
              </header>
              <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
              {footer && <footer className="border-t border-line bg-card px-5 py-4">{footer}</footer>}
              {isOpen && <CloseOnBack onBack={() => onOpenChange(false)} />}
            </Primitive.Popup>
          </Primitive.Viewport>
        </PortalContainerProvider>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
