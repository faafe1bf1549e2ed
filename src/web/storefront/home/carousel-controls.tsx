import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { Slide } from '#contracts/carousels.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type CarouselControlsProps = {
  slides: readonly Slide[];
  current: number;
  isOn: boolean;
  onShow: (position: number) => void;
  onToggle: () => void;
  onHold: (isHeld: boolean) => void;
};

export function CarouselControls({ slides, current, isOn, onShow, onToggle, onHold }: CarouselControlsProps) {
  const { carousel } = useMessages().home;
  return (
    <div className="mt-1 flex items-center gap-1 noscript:invisible">
      <IconButton label={isOn ? carousel.pause : carousel.play} icon={isOn ? <Pause /> : <Play />} onClick={onToggle} />
      <ul
        aria-label={carousel.slides}
        onFocus={() => onHold(true)}
        onBlur={() => onHold(false)}
        className="flex min-w-0 grow justify-center"
      >
        {slides.map(({ slideId, title }, position) => (
          <li key={slideId} className="min-w-0 max-w-11 grow">
            <button
              type="button"
              aria-label={carousel.show(position + 1, title)}
              aria-current={position === current ? 'true' : undefined}
              onClick={() => onShow(position)}
              className="group flex h-11 w-full items-center px-1"
            >
              <span className="h-1 w-full rounded-full bg-line-2 transition-colors group-hover:bg-ink-3 group-aria-[current]:bg-amber" />
            </button>
          </li>
        ))}
      </ul>
      <IconButton label={carousel.previous} icon={<ChevronLeft />} onClick={() => onShow(current - 1)} />
      <IconButton label={carousel.next} icon={<ChevronRight />} onClick={() => onShow(current + 1)} />
    </div>
  );
}
