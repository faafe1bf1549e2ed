import { Toast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { receiveToasts, type ToastKind, type ToastRequest } from './toast.ts';

export type ToastTexts = { close: string; region: string };

const toastLifeMs = 5000;
const manager = Toast.createToastManager();

const icons: Record<ToastKind, { Icon: typeof Info; look: string }> = {
  note: { Icon: Info, look: 'text-amber' },
  success: { Icon: CircleCheck, look: 'text-green' },
  problem: { Icon: CircleAlert, look: 'text-garnet' },
};

function show({ title, text, kind = 'note', timeoutMs, action }: ToastRequest): void {
  const id: string = manager.add({
    title,
    description: text,
    type: kind,
    timeout: timeoutMs,
    actionProps: action && {
      children: action.label,
      onClick: () => {
        action.onPress();
        manager.close(id);
      },
    },
  });
}

export function ToastStack({ texts }: { texts: ToastTexts }) {
  return (
    <Toast.Provider toastManager={manager} timeout={toastLifeMs} limit={4}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={texts.region}
          className="fixed right-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-70 w-[calc(100vw-2rem)] sm:right-6 sm:bottom-6 sm:w-96"
        >
          <ToastList texts={texts} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ texts }: { texts: ToastTexts }) {
  const { toasts, close } = Toast.useToastManager();
  // After the provider has subscribed: a live region must exist before its first message.
  useEffect(() => receiveToasts(show), []);

  return toasts.map((toast) => {
    const { Icon, look } = icons[toast.type as ToastKind] ?? icons.note;
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['right', 'down']}
        onClick={() => close(toast.id)}
        className="toast rounded-lg border border-line-2 bg-card text-ink shadow-pop"
      >
        <Toast.Content
          className={clsx(
            'flex items-start gap-3 overflow-hidden py-2 pr-2 pl-4 transition-opacity',
            'data-behind:opacity-0 data-expanded:opacity-100',
          )}
        >
          <Icon aria-hidden="true" className={clsx('my-3 size-5 shrink-0', look)} />
          <div className="min-w-0 grow py-2.5">
            <Toast.Title className="font-sans text-[0.9375rem] font-semibold" />
            <Toast.Description className="mt-0.5 text-sm text-ink-2" />
          </div>
          {toast.actionProps && (
            <Toast.Action className="min-h-11 shrink-0 rounded-md px-2 text-sm font-semibold text-amber-ink hover:bg-amber-wash" />
          )}
          <Toast.Close
            aria-label={texts.close}
            className="flex size-11 shrink-0 items-center justify-center rounded-md text-ink-2 hover:bg-amber-wash"
          >
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
