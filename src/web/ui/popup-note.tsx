import { useEffect, useEffectEvent, useRef } from 'react';

const popupMs = 3000;

type PopupNoteProps = { text: string; onClose: () => void };

/** A short message at the clicked control, closed by a timeout or by a click outside. Its parent is `relative`. */
export function PopupNote({ text, onClose }: PopupNoteProps) {
  const box = useRef<HTMLParagraphElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), popupMs);
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) close();
    };
    document.addEventListener('pointerdown', closeOutside, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', closeOutside, true);
    };
  }, []);
  return (
    <p
      ref={box}
      role="alert"
      className="absolute bottom-full left-0 z-10 mb-2 w-max max-w-64 rounded-md bg-ink px-3.5 py-2.5 text-sm font-semibold text-card shadow-pop after:absolute after:top-full after:left-6 after:border-6 after:border-transparent after:border-t-ink"
    >
      {text}
    </p>
  );
}
