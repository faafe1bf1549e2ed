import { useSortable } from '@dnd-kit/sortable';
import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { CarouselItem } from '#contracts/carousels.ts';
import { RowActions } from '#web/admin/components/row-actions.tsx';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Picture } from '#web/ui/picture.tsx';

type SlideRowProps = {
  slide: CarouselItem;
  /** Zero-based. */
  at: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onDelete: () => void;
};

export function SlideRow({ slide, at, isLast, onMove, onDelete }: SlideRowProps) {
  const { carousels: texts } = useAdminMessages();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: slide.slideId,
    attributes: { roleDescription: texts.draggable },
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 bg-card px-2 py-2 first:rounded-t-md last:rounded-b-md',
        isDragging && 'relative z-10 shadow-pop',
      )}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        isDense
        label={texts.dragOf(slide.title)}
        icon={<GripVertical aria-hidden="true" />}
        className="cursor-grab touch-none active:cursor-grabbing"
      />
      <span className="figures w-5 shrink-0 text-ink-2">{at + 1}</span>
      <Picture address={slide.imageUrl} alt="" sizes="40px" ratio="1/1" className="w-10 shrink-0" />
      <span className="min-w-24 grow basis-0">
        <span className="block font-medium wrap-anywhere">{slide.title}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
          {texts.types[slide.itemType]}
          {!slide.visible && (
            <Badge tone="yellow" className="rounded-md! whitespace-normal!">
              {texts.hidden[slide.itemType]}
            </Badge>
          )}
        </span>
      </span>
      <span className="ml-auto inline-flex shrink-0">
        <RowActions remove={{ label: texts.deleteOf(slide.title), onPress: onDelete }}>
          <IconButton
            isDense
            label={texts.moveUp(slide.title)}
            icon={<ArrowUp aria-hidden="true" />}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            isDense
            label={texts.moveDown(slide.title)}
            icon={<ArrowDown aria-hidden="true" />}
            disabled={isLast}
            onClick={() => onMove(at + 1)}
          />
        </RowActions>
      </span>
    </li>
  );
}
