import { useSortable } from '@dnd-kit/sortable';
import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Picture } from '#web/ui/picture.tsx';

type GalleryTileProps = {
  address: string;
  /** Zero-based. */
  at: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function GalleryTile({ address, at, isLast, onMove, onRemove }: GalleryTileProps) {
  const { gallery: texts } = useAdminMessages().products;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: address,
    attributes: { roleDescription: texts.draggable },
  });
  const number = at + 1;
  return (
    <li
      ref={setNodeRef}
      aria-label={texts.picture(number)}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className={clsx(
        'relative flex flex-col rounded-md border border-line bg-card p-2',
        isDragging && 'z-10 shadow-pop',
      )}
    >
      <Picture address={address} alt={texts.picture(number)} sizes="160px" ratio="1/1" className="w-full" />
      {at === 0 && (
        <Badge tone="amber" className="absolute top-3 left-3">
          {texts.first}
        </Badge>
      )}
      <span className="mt-1 flex flex-wrap justify-center sm:justify-between">
        <IconButton
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          isDense
          label={texts.drag(number)}
          icon={<GripVertical aria-hidden="true" />}
          className="cursor-grab touch-none active:cursor-grabbing"
        />
        <IconButton
          isDense
          label={texts.earlier(number)}
          icon={<ArrowLeft aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          isDense
          label={texts.later(number)}
          icon={<ArrowRight aria-hidden="true" />}
          disabled={isLast}
          onClick={() => onMove(at + 1)}
        />
        <IconButton isDense label={texts.remove(number)} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
      </span>
    </li>
  );
}
