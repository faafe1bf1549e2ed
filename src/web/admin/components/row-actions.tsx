import { clsx } from 'clsx';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, startTransition, useState } from 'react';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemMessage, useMutation } from '#web/kit/request.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { IconLink } from '#web/ui/icon-link.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** Each label names the row: of twenty "edit" in a table nobody knows which is which. */
type Action = { label: string; onPress: () => void };

type RowActionsProps = {
  /** What only this list has. */
  children?: ReactNode;
  edit?: Action | { label: string; href: string };
  remove?: Action;
};

/** What can be done with a row, always in this order. */
export function RowActions({ children, edit, remove }: RowActionsProps) {
  return (
    <span className="inline-flex gap-1">
      {children}
      {edit &&
        ('href' in edit ? (
          <IconLink isDense label={edit.label} icon={<Pencil aria-hidden="true" />} href={edit.href} />
        ) : (
          <IconButton isDense label={edit.label} icon={<Pencil aria-hidden="true" />} onClick={edit.onPress} />
        ))}
      {remove && (
        <IconButton isDense label={remove.label} icon={<Trash2 aria-hidden="true" />} onClick={remove.onPress} />
      )}
    </span>
  );
}

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
  const { isShownOn, isBusy, turn } = useOptimisticSwitch(isOn, change);
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

/** On or off: shows at once what was asked for, and goes back to what is true when the server refuses. */
export function useOptimisticSwitch(isOn: boolean, change: (isOn: boolean) => Promise<Answer<unknown>>) {
  const { mutate } = useMutation({ failureToast: problemMessage });
  const [pending, setPending] = useState<boolean | null>(null);

  async function turn(next: boolean) {
    // Until the first wish is answered nobody knows what a second one would change.
    if (pending !== null) return;
    setPending(next);
    // The router shows a fresh list in a transition. In one of its own, the wish ends with that list and not a moment before it.
    await mutate(() => change(next)).finally(() => startTransition(() => setPending(null)));
  }

  return { isShownOn: pending ?? isOn, isBusy: pending !== null, turn };
}

type Opened<Kind> = { kind: Kind; id: string | null };

/**
 * Which dialog stands above a list, and over which row. The row is always the one that the list shows now: a dialog that stays open
 * while the list is loaded anew gets the new one, and the dialog of a row that is gone closes.
 */
export function useRowDialog<Kind extends string, Row extends { _id: string }>(rows: readonly Row[]) {
  const [opened, setOpened] = useState<Opened<Kind> | null>(null);
  const rowOf = (kind: Kind): Row | undefined =>
    opened?.kind === kind ? rows.find(({ _id }) => _id === opened.id) : undefined;
  return {
    open: (kind: Kind, row?: Row) => setOpened({ kind, id: row?._id ?? null }),
    close: () => setOpened(null),
    isOpen: (kind: Kind) => opened?.kind === kind,
    rowOf,
  };
}
