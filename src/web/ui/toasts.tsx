import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from './lazy-component.ts';
import { onFirstToast } from './toast.ts';
import type { ToastTexts } from './toast-stack.tsx';

const ToastStack = lazyComponent('toast-stack', async () => (await import('./toast-stack.tsx')).ToastStack);

/** Mounted once per page. */
export function Toasts({ texts }: { texts: ToastTexts }) {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setIsNeeded(true)), []);
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToastStack texts={texts} />
    </Suspense>
  ) : null;
}
