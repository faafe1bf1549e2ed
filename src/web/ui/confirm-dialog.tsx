import { AlertDialog } from '@base-ui/react/alert-dialog';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { CloseOnBack } from './back-handler.tsx';
import { Button } from './button.tsx';
import { backdropClasses, PortalContainerProvider } from './popup.ts';

type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the row: "Видалити бренд Byredo?" */
  title: string;
  /** The consequence, and whether it can be undone. */
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** `primary` for actions that restore something. */
  confirmKind?: 'danger' | 'primary' | undefined;
  isBusy?: boolean;
  /** The server's reason for a failure. */
  error?: string | undefined;
  /** False where the dialog asks about a navigation that is blocked already. */
  closesOnBack?: boolean;
};

/** The initial focus is on "cancel", so that pressing Enter does not delete anything. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  confirmKind = 'danger',
  isBusy = false,
  error,
  closesOnBack = true,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <AlertDialog.Portal>
        <PortalContainerProvider value={undefined}>
          <AlertDialog.Backdrop className={backdropClasses} />
          <AlertDialog.Viewport className="fixed inset-0 z-50 flex items-end justify-center p-4 sm:items-center">
            <AlertDialog.Popup
              initialFocus={cancel}
              className={clsx(
                'max-h-full w-full overflow-y-auto rounded-lg bg-card p-6 text-ink shadow-pop outline-none sm:max-w-md',
                'transition-[opacity,translate] duration-200 data-ending-style:translate-y-3 data-ending-style:opacity-0',
                'data-starting-style:translate-y-3 data-starting-style:opacity-0',
              )}
            >
              <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
              <AlertDialog.Description className="mt-2 text-ink-2">{text}</AlertDialog.Description>
              {error && (
                <p role="alert" className="mt-3 text-sm text-garnet">
                  {error}
                </p>
              )}
              <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
                <AlertDialog.Close render={<Button ref={cancel}>{cancelLabel}</Button>} />
                <Button kind={confirmKind} isLoading={isBusy} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </div>
              {isOpen && closesOnBack && <CloseOnBack onBack={() => onOpenChange(false)} />}
            </AlertDialog.Popup>
          </AlertDialog.Viewport>
        </PortalContainerProvider>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
