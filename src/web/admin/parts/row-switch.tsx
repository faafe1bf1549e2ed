import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast.ts';

type RowSwitchProps = {
  /** Names the row. */
  label: string;
  isOn: boolean;
  change: (isOn: boolean) => Promise<Answer<unknown>>;
  /** For lists that call it something else than on and off. */
  words?: { on: string; off: string };
};

/** Shows at once what was asked for, and goes back to what is true when the server refuses. */
export function RowSwitch({ label, isOn, change, words }: RowSwitchProps) {
  const { list } = useAdminMessages();
  const { on, off } = words ?? list;
  const revalidator = useRevalidator();
  const [wish, setWish] = useState<boolean | null>(null);
  const isShownOn = wish ?? isOn;

  async function turn(next: boolean) {
    // Until the first wish is answered nobody knows what a second one would change.
    if (wish !== null) return;
    setWish(next);
    try {
      const { message } = await change(next);
      showToast({ kind: 'success', title: message });
    } catch (error) {
      if (!isProblem(error)) throw error;
      showToast({ kind: 'problem', title: error.message });
    } finally {
      await revalidator.revalidate();
      setWish(null);
    }
  }

  return (
    <span className="inline-flex items-center gap-2.5">
      <Switch label={label} isLabelHidden isOn={isShownOn} onChange={turn} aria-busy={wish !== null || undefined} />
      <span aria-hidden="true" className={isShownOn ? 'text-green' : 'text-ink-2'}>
        {isShownOn ? on : off}
      </span>
    </span>
  );
}
