import { Dialog as Primitive } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import type { ReactNode, RefObject } from 'react';
import { CloseOnBack } from './back-handler.tsx';
import { IconButton } from './icon-button.tsx';
import { backdropClasses, PortalContainerProvider } from './popup.ts';

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  closeLabel: string;
  /** Buttons, sticky below the scrolling content. */
  footer?: ReactNode;
  /** Above the footer and as sticky: a failure is seen without scrolling. */
  aboveFooter?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** The initial focus; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

const widths = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  // Full screen on phones.
  large: 'max-sm:h-dvh max-sm:max-h-dvh max-sm:rounded-none sm:max-w-4xl',
};

export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel,
  footer,
  aboveFooter,
  size = 'medium',
  initialFocus,
  children,
}: DialogProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Primitive.Portal>
        <PortalContainerProvider value={undefined}>
          <Primitive.Backdrop className={backdropClasses} />
          <Primitive.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
            <Primitive.Popup
              initialFocus={initialFocus}
              className={clsx(
                'relative flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-t-lg bg-card text-ink shadow-pop outline-none sm:rounded-lg',
                'transition-[opacity,translate] duration-200 data-ending-style:translate-y-3 data-ending-style:opacity-0',
                'data-starting-style:translate-y-3 data-starting-style:opacity-0',
                widths[size],
              )}
            >
              <header className="border-b border-line py-4.5 pr-16 pl-6">
                <Primitive.Title className="text-2xl">{title}</Primitive.Title>
                {description && (
                  <Primitive.Description className="mt-1 text-sm text-ink-2">{description}</Primitive.Description>
                )}
              </header>
              <div className="min-h-0 grow overflow-y-auto overscroll-contain px-6 py-5">{children}</div>
              {aboveFooter}
              {footer && (
                <footer className="flex flex-col-reverse gap-3 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
                  {footer}
                </footer>
              )}
              {/* Last in DOM order, so that the initial focus is in the content. */}
              <Primitive.Close
                render={
                  <IconButton label={closeLabel} icon={<X aria-hidden="true" />} className="absolute top-3 right-3" />
                }
              />
              {isOpen && <CloseOnBack onBack={() => onOpenChange(false)} />}
            </Primitive.Popup>
          </Primitive.Viewport>
        </PortalContainerProvider>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
