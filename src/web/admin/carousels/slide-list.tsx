import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { type Carousel, type CarouselItem, deleteSlide } from '#contracts/carousels.ts';
import { ConfirmAction } from '#web/admin/components/confirm-action.tsx';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { withFailureText } from '#web/kit/request.ts';
import { SlideRow } from './slide-row.tsx';
import { useSlideOrder } from './use-slide-order.ts';

type SlideListProps = { carousel: Carousel | null; items: readonly CarouselItem[] };

/** A shorter movement is a click, not a drag. */
const dragFromPx = 4;

/** Restricts dragging to the vertical axis. */
const onlyDown = ({ transform }: { transform: { x: number; y: number; scaleX: number; scaleY: number } }) => ({
  ...transform,
  x: 0,
});

/** In the order of the home page. Reordered by drag and drop, by keyboard or by the buttons of each row. */
export function SlideList({ carousel, items }: SlideListProps) {
  const { carousels: texts } = useAdminMessages();
  const { words } = useMessages();
  const { shown, move } = useSlideOrder(carousel, items);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const announcements = useAnnouncements(shown);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragFromPx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const deleted = shown.find(({ slideId }) => slideId === deletedId);

  if (!carousel) return <p className="text-ink-2">{texts.chooseFirst}</p>;
  if (shown.length === 0) return <p className="text-ink-2">{texts.noSlides}</p>;

  function drop({ active, over }: DragEndEvent) {
    const slide = shown.find(({ slideId }) => slideId === active.id);
    const to = shown.findIndex(({ slideId }) => slideId === over?.id);
    if (slide && to !== -1 && active.id !== over?.id) move(slide, to);
  }

  function moveByArrow(slide: CarouselItem, to: number) {
    move(slide, to);
    setSaid(texts.moved(slide.title, to + 1));
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[onlyDown]}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: { draggable: texts.howToDrag } }}
      >
        <SortableContext items={shown.map(({ slideId }) => slideId)} strategy={verticalListSortingStrategy}>
          <ol
            aria-label={texts.slidesOf(carousel.title)}
            className="divide-y divide-line rounded-md border border-line"
          >
            {shown.map((slide, at) => (
              <SlideRow
                key={slide.slideId}
                slide={slide}
                at={at}
                isLast={at === shown.length - 1}
                onMove={(to) => moveByArrow(slide, to)}
                onDelete={() => setDeletedId(slide.slideId)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {deleted && (
        <ConfirmAction
          title={texts.deleteTitle(deleted.title)}
          text={texts.deleteText}
          confirmLabel={words.delete}
          call={() => {
            const query = { caruselId: carousel._id, slideId: deleted.slideId };
            return withFailureText(texts.deleteFailed, call(deleteSlide, { query }));
          }}
          onClose={() => setDeletedId(null)}
        />
      )}
    </>
  );
}

/** Screen reader announcements for drag and drop. */
function useAnnouncements(slides: readonly CarouselItem[]): Announcements {
  const { carousels: texts } = useAdminMessages();
  const placeOf = (id: UniqueIdentifier | undefined) => slides.findIndex(({ slideId }) => slideId === id) + 1;
  const titleOf = (id: UniqueIdentifier) => slides.find(({ slideId }) => slideId === id)?.title ?? '';
  const isJustLifted = useRef(false);
  return {
    onDragStart: ({ active }) => {
      isJustLifted.current = true;
      return texts.lifted(titleOf(active.id), placeOf(active.id), slides.length);
    },
    onDragOver: ({ active, over }) => {
      // The first dragOver is over its own position, which was just announced.
      const isAnnounced = isJustLifted.current && over?.id === active.id;
      isJustLifted.current = false;
      return over && !isAnnounced ? texts.over(titleOf(active.id), placeOf(over.id)) : undefined;
    },
    onDragEnd: ({ active, over }) => texts.moved(titleOf(active.id), placeOf(over?.id ?? active.id)),
    onDragCancel: ({ active }) => texts.putBack(titleOf(active.id), placeOf(active.id)),
  };
}
