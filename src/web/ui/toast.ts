export type ToastKind = 'note' | 'success' | 'problem';

export type ToastRequest = {
  title: string;
  text?: string;
  kind?: ToastKind;
  timeoutMs?: number;
  /** One way back or onward: "Undo". */
  action?: { label: string; onPress: () => void };
};

type Listener = (request: ToastRequest) => void;

const waiting: ToastRequest[] = [];
let listener: Listener | null = null;
let wake: (() => void) | null = null;

/** Callable from anywhere. The drawing part is fetched with the first toast, so a page that shows none does not carry it. */
export function showToast(request: ToastRequest): void {
  if (listener) {
    listener(request);
    return;
  }
  waiting.push(request);
  wake?.();
}

/** For the part that draws: takes what has waited, then everything that follows. */
export function receiveToasts(next: Listener): () => void {
  listener = next;
  for (const request of waiting.splice(0)) next(request);
  return () => {
    if (listener === next) listener = null;
  };
}

/** For the place that holds the drawing part: called when the first toast asks for it. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    if (wake === callback) wake = null;
  };
}
