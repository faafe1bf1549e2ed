import { startTransition, useState } from 'react';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { problemMessage, useMutation } from '#web/kit/request.ts';

/** On or off: shows at once what was asked for, and goes back to what is true when the server refuses. */
export function useWish(isOn: boolean, change: (isOn: boolean) => Promise<Answer<unknown>>) {
  const { mutate } = useMutation({ failureToast: problemMessage });
  const [wish, setWish] = useState<boolean | null>(null);

  async function turn(next: boolean) {
    // Until the first wish is answered nobody knows what a second one would change.
    if (wish !== null) return;
    setWish(next);
    // The router shows a fresh list in a transition. In one of its own, the wish ends with that list and not a moment before it.
    await mutate(() => change(next)).finally(() => startTransition(() => setWish(null)));
  }

  return { isShownOn: wish ?? isOn, isBusy: wish !== null, turn };
}
