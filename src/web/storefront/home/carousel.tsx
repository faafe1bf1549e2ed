import { type KeyboardEvent, startTransition, type TouchEvent, useEffect, useRef, useState } from 'react';
import type { Slide } from '#contracts/carousels.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlide } from './carousel-slide.tsx';
import { useRotation } from './use-rotation.ts';

const swipePx = 40;

/** Slides are stacked in a box of fixed size, their pictures fade; the first one is server-rendered. */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const { carousel } = useMessages().home;
  const { current, shown, show, isOn, isMoving, toggle, setHeld } = useRotation(slides.length);
  const swipe = useSwipe((step) => show(current + step));
  const mayLoadNext = useMayLoadNext();

  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  };

  return (
    <section
      aria-label={carousel.label}
      aria-roledescription={carousel.role}
      onKeyDown={turnByKey}
      className="page-width pt-4 md:pt-6"
    >
      <ul
        {...swipe}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        aria-live={isMoving ? 'off' : 'polite'}
        className="grid overflow-hidden rounded-lg bg-amber-wash"
      >
        {slides.map((slide, position) => (
          <li
            key={slide.slideId}
            // `inert` at once, also during the fade-out, so that a hidden slide cannot get the focus.
            inert={position !== current}
            aria-roledescription={carousel.slideRole}
            aria-label={carousel.position(position + 1, slides.length)}
            className="col-start-1 row-start-1 transition-[visibility] duration-500 inert:invisible"
          >
            <CarouselSlide
              slide={slide}
              isFirst={position === 0}
              // Prefetches only the next picture; others would compete with the first for bandwidth.
              hasPicture={shown.has(position) || (mayLoadNext && position === (current + 1) % slides.length)}
            />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <CarouselControls
          slides={slides}
          current={current}
          isOn={isOn}
          onShow={show}
          onToggle={toggle}
          onHold={setHeld}
        />
      )}
    </section>
  );
}

/** After hydration, with low priority. */
function useMayLoadNext(): boolean {
  const [mayLoad, setMayLoad] = useState(false);
  useEffect(() => startTransition(() => setMayLoad(true)), []);
  return mayLoad;
}

function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const startX = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      startX.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const movedPx = (changedTouches[0]?.clientX ?? 0) - (startX.current ?? Number.NaN);
      startX.current = null;
      if (Math.abs(movedPx) > swipePx) onSwipe(movedPx < 0 ? 1 : -1);
    },
  };
}
