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

/** Labels name the row, for screen readers. */
type Action = { label: string; onPress: () => void };

type RowActionsProps = {
  children?: ReactNode;
  edit?: Action | { label: string; href: string };
  remove?: Action;
};

/** The actions of a row, in a fixed order. */
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
  /** Overrides "on" and "off". */
  words?: { on: string; off: string };
  /** On, but without effect: not green. */
  isMuted?: boolean;
};

/** Optimistic update: rolls back on failure. */
export function RowSwitch({ label, isOn, change, words, isMuted = false }: RowSwitchProps) {
  const { list } = useAdminMessages();
  const { on, off } = words ?? list;
  const { isShownOn, isBusy, turn } = useOptimisticSwitch(isOn, change);
  return (
    <span className="inline-flex items-center gap-2.5">
      <Switch
        label={label}
        isLabelHidden
        isMuted={isMuted}
        isOn={isShownOn}
        onChange={turn}
        aria-busy={isBusy || undefined}
      />
      {/* On tablets the sidebar leaves space for the switch only. */}
      <span
        aria-hidden="true"
        className={clsx('md:max-lg:hidden', isShownOn && !isMuted ? 'text-green' : 'text-ink-2')}
      >
        {isShownOn ? on : off}
      </span>
    </span>
  );
}

/** Optimistic update of a boolean: shown at once, rolled back on failure. */
export function useOptimisticSwitch(isOn: boolean, change: (isOn: boolean) => Promise<Answer<unknown>>) {
  const { mutate } = useMutation({ failureToast: problemMessage });
  const [pending, setPending] = useState<boolean | null>(null);

  async function turn(next: boolean) {
    // Ignores changes while one is in flight.
    if (pending !== null) return;
    setPending(next);
    // The router commits revalidated data in a transition; the rollback joins it to avoid flicker.
    await mutate(() => change(next)).finally(() => startTransition(() => setPending(null)));
  }

  return { isShownOn: pending ?? isOn, isBusy: pending !== null, turn };
}

type Opened<Kind> = { kind: Kind; id: string | null };

/** Which dialog is open, by row id: it gets the revalidated row, and closes if the row is gone. */
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
