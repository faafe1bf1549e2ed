import { useRevalidator } from 'react-router';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { useRequest } from '#web/kit/request.ts';
import { showToast } from '#web/ui/toast.ts';

type Act = {
  call: () => Promise<Answer<unknown>>;
  /** Said instead of the server's own sentence. */
  done?: string | undefined;
};

/** What a press does in the panel: it calls, says that it worked, and shows the list as it is now. A refusal is for the caller to show. */
export function useAct() {
  const { isLoading, error, send } = useRequest();
  const revalidator = useRevalidator();

  async function act({ call, done }: Act): Promise<boolean> {
    const answer = await send(call);
    if (answer === null) return false;
    showToast({ kind: 'success', title: done ?? answer.message });
    await revalidator.revalidate();
    return true;
  }

  return { act, isBusy: isLoading || revalidator.state === 'loading', error };
}
