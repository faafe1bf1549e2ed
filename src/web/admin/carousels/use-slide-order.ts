import { startTransition, useRef, useState } from 'react';
import { type Carousel, type CarouselItem, moveSlide } from '#contracts/carousels.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemMessage, useMutation, withFailureText } from '#web/kit/request.ts';

/** Optimistic reordering: moves are queued and sent one at a time; after the last response the server's order wins. */
export function useSlideOrder(carousel: Carousel | null, items: readonly CarouselItem[]) {
  const { carousels: texts } = useAdminMessages();
  const { mutate } = useMutation({ failureToast: problemMessage });
  const [wished, setWished] = useState<readonly CarouselItem[] | null>(null);
  const line = useRef({ last: Promise.resolve(), waiting: 0 });
  const shown = wished ?? items;

  async function send(caruselId: string, slideId: string, newOrder: number): Promise<void> {
    await mutate(async () => {
      const body = { caruselId, slideId, newOrder };
      const answer = await withFailureText(texts.moveFailed, call(moveSlide, { body }));
      if (line.current.waiting === 1) setWished(answer.data);
      return answer;
    }).finally(() => {
      line.current.waiting -= 1;
      // In a transition, to commit together with the revalidated list.
      if (line.current.waiting === 0) startTransition(() => setWished(null));
    });
  }

  /** `to` is zero-based. */
  function move(slide: CarouselItem, to: number): void {
    if (!carousel) return;
    const others = shown.filter(({ slideId }) => slideId !== slide.slideId);
    setWished(others.toSpliced(to, 0, slide));
    line.current.waiting += 1;
    line.current.last = line.current.last
      .then(() => send(carousel._id, slide.slideId, to + 1))
      .catch((error: unknown) => reportError(error));
  }

  return { shown, move };
}
