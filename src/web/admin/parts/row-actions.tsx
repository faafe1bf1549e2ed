import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { IconLink } from '#web/ui/icon-link.tsx';

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
