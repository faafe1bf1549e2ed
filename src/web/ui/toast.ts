export type ToastKind = 'note' | 'success' | 'problem';

export type ToastRequest = {
  title: string;
  text?: string;
  kind?: ToastKind;
  timeoutMs?: number;
  /** One action, such as "Undo". */
  action?: { label: string; onPress: () => void };
};

type Listener = (request: ToastRequest) => void;

const waiting: ToastRequest[] = [];
let listener: Listener | null = null;
let wake: (() => void) | null = null;

/** Callable from anywhere. Toasts are queued until the lazy-loaded toast stack is mounted. */
export function showToast(request: ToastRequest): void {
  if (listener) {
    listener(request);
    return;
  }
  waiting.push(request);
  wake?.();
}

/** For the toast stack: drains the queue, then receives each toast. */
export function receiveToasts(next: Listener): () => void {
  listener = next;
  for (const request of waiting.splice(0)) next(request);
  return () => {
    if (listener === next) listener = null;
  };
}

/** For the lazy loader of the toast stack: called on the first toast. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    if (wake === callback) wake = null;
  };
}
