import { useSortable } from '@dnd-kit/sortable';
import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { Category } from '#contracts/categories.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type MenuOrderRowProps = {
  category: Category;
  /** Zero-based. */
  at: number;
  isLast: boolean;
  onMove: (to: number) => void;
};

export function MenuOrderRow({ category: { _id, name, isMenu, active }, at, isLast, onMove }: MenuOrderRowProps) {
  const { categories: texts, carousels: drag } = useAdminMessages();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: _id,
    attributes: { roleDescription: texts.order.draggable },
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={clsx(
        'flex items-center gap-x-3 bg-card px-2 py-1 first:rounded-t-md last:rounded-b-md',
        isDragging && 'relative z-10 shadow-pop',
      )}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        isDense
        label={drag.dragOf(name)}
        icon={<GripVertical aria-hidden="true" />}
        className="cursor-grab touch-none active:cursor-grabbing"
      />
      <span className="figures w-5 shrink-0 text-ink-2">{at + 1}</span>
      <span className="min-w-0 grow font-medium wrap-anywhere">{name}</span>
      {!(isMenu && active) && <Badge>{texts.order.notShown}</Badge>}
      <span className="inline-flex shrink-0">
        <IconButton
          isDense
          label={drag.moveUp(name)}
          icon={<ArrowUp aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          isDense
          label={drag.moveDown(name)}
          icon={<ArrowDown aria-hidden="true" />}
          disabled={isLast}
          onClick={() => onMove(at + 1)}
        />
      </span>
    </li>
  );
}
