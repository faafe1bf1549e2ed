import { clsx } from 'clsx';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useWish } from './use-wish.ts';

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
  const { isShownOn, isBusy, turn } = useWish(isOn, change);
  return (
    <span className="inline-flex items-center gap-2.5">
      <Switch label={label} isLabelHidden isOn={isShownOn} onChange={turn} aria-busy={isBusy || undefined} />
      {/* Beside the rail of a tablet there is room for the switch alone. */}
      <span aria-hidden="true" className={clsx('md:max-lg:hidden', isShownOn ? 'text-green' : 'text-ink-2')}>
        {isShownOn ? on : off}
      </span>
    </span>
  );
}
