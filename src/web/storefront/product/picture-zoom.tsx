import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Picture } from '#web/ui/picture.tsx';

type PictureZoomProps = {
  name: string;
  pictures: readonly string[];
  shown: number;
  onShow: (position: number) => void;
  isOpen: boolean;
  onClose: () => void;
};

/** The picture as large as the window. */
export function PictureZoom({ name, pictures, shown, onShow, isOpen, onClose }: PictureZoomProps) {
  const { product: texts, words } = useMessages();
  const address = pictures[shown] ?? null;

  // In the capture phase, since the dialog stops the propagation of arrow keys.
  useEffect(() => {
    if (!isOpen || pictures.length < 2) return;
    const turn = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      event.stopPropagation();
      onShow(shown + step);
    };
    addEventListener('keydown', turn, true);
    return () => removeEventListener('keydown', turn, true);
  }, [isOpen, pictures.length, shown, onShow]);

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={pictures.length > 1 ? texts.pictureCount(shown + 1, pictures.length) : undefined}
      closeLabel={words.close}
      size="large"
    >
      <div className="relative sm:min-w-[min(36rem,70vw)]">
        <Picture
          key={address}
          address={address}
          alt={texts.picture(name, shown + 1)}
          sizes="(width >= 64rem) 56rem, 100vw"
          fit="contain"
          className="mx-auto max-h-[calc(100dvh-10rem)] bg-transparent!"
        />
        {pictures.length > 1 && (
          <>
            <IconButton
              look="round"
              label={texts.previousPicture}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => onShow(shown - 1)}
              className="absolute! top-1/2 left-0 -translate-y-1/2"
            />
            <IconButton
              look="round"
              label={texts.nextPicture}
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => onShow(shown + 1)}
              className="absolute! top-1/2 right-0 -translate-y-1/2"
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
