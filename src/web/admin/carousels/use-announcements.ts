import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import type { CarouselItem } from '#contracts/carousels.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';

/** What somebody hears who moves a slide without seeing it. */
export function useAnnouncements(slides: readonly CarouselItem[]): Announcements {
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
      // A slide that was lifted is above its own place, which has just been told.
      const isTold = isJustLifted.current && over?.id === active.id;
      isJustLifted.current = false;
      return over && !isTold ? texts.over(titleOf(active.id), placeOf(over.id)) : undefined;
    },
    onDragEnd: ({ active, over }) => texts.moved(titleOf(active.id), placeOf(over?.id ?? active.id)),
    onDragCancel: ({ active }) => texts.putBack(titleOf(active.id), placeOf(active.id)),
  };
}
