import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { mostPictures, uploadProductPicture } from '#contracts/admin-products.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { acceptedPictures, isTooLargePicture } from '#web/admin/components/form-fields.tsx';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemReasons } from '#web/kit/request.ts';
import { isExpiredSession } from '#web/kit/session.ts';
import { clientWithProgress } from '#web/kit/upload-progress.ts';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { GalleryTile } from './gallery-tile.tsx';

type PictureGalleryProps = {
  label: string;
  /** Addresses, the first one first. */
  pictures: readonly string[];
  onChange: (change: (pictures: readonly string[]) => string[]) => void;
  onUploading: (isUploading: boolean) => void;
  error: string | undefined;
};

/** A shorter movement is a click, not a drag. */
const dragFromPx = 4;

/** Pictures are uploaded as they are chosen, and ordered by drag, by keyboard or by the buttons of each. */
export function PictureGallery({ label, pictures, onChange, onUploading, error }: PictureGalleryProps) {
  const { picture: texts, products, carousels: drag } = useAdminMessages();
  const { gallery } = products;
  const { upload, cancel, sent, problem } = useUpload((address) => onChange((now) => [...now, address]), onUploading);
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragFromPx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );

  const placeOf = (id: unknown) => pictures.indexOf(String(id)) + 1;
  const nameOf = (id: unknown) => gallery.picture(placeOf(id));

  function move(from: number, to: number) {
    onChange((now) => arrayMove([...now], from, to));
    setSaid(drag.moved(gallery.picture(from + 1), to + 1));
  }

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [pictures.indexOf(String(active.id)), pictures.indexOf(String(over?.id))];
    if (from !== -1 && to !== -1 && from !== to) move(from, to);
  }

  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {said}
      </p>
      {pictures.length > 0 && (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={drop}
          accessibility={{
            announcements: {
              onDragStart: ({ active }) => drag.lifted(nameOf(active.id), placeOf(active.id), pictures.length),
              // Over its own place it would drown that it was lifted.
              onDragOver: ({ active, over }) =>
                over && over.id !== active.id ? drag.over(nameOf(active.id), placeOf(over.id)) : undefined,
              onDragEnd: () => undefined,
              onDragCancel: ({ active }) => drag.putBack(nameOf(active.id), placeOf(active.id)),
            },
            screenReaderInstructions: { draggable: gallery.howToDrag },
          }}
        >
          <SortableContext items={[...pictures]} strategy={rectSortingStrategy}>
            <ol aria-label={gallery.label} className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,11rem)]">
              {pictures.map((address, at) => (
                <GalleryTile
                  key={address}
                  address={address}
                  at={at}
                  isLast={at === pictures.length - 1}
                  onMove={(to) => move(at, to)}
                  onRemove={() => onChange((now) => now.filter((one) => one !== address))}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      )}
      {pictures.length < mostPictures && (
        <Field label={label} error={problem ?? error}>
          <FileDrop
            prompt={texts.prompt}
            hint={texts.hint}
            accept={acceptedPictures}
            onPick={upload}
            removeLabel={texts.remove}
            progress={sent ?? undefined}
            progressLabel={sent === 1 ? texts.making : texts.uploading}
            cancel={{ label: texts.cancel, onPress: cancel }}
            isDisabled={sent !== null}
          />
        </Field>
      )}
    </div>
  );
}

/** One upload at a time, with progress; what is too large is refused before it is sent. */
function useUpload(onStored: (address: string) => void, onUploading: (isUploading: boolean) => void) {
  const { picture: texts } = useAdminMessages();
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const aborting = useRef<AbortController | null>(null);

  async function upload(file: File) {
    if (isTooLargePicture(file)) return setProblem(texts.tooLarge);
    const stop = new AbortController();
    aborting.current = stop;
    setProblem(undefined);
    setSent(0);
    onUploading(true);
    try {
      const call = clientWithProgress({ onUpload: setSent });
      const { data } = await call(uploadProductPicture, { files: { file }, signal: stop.signal });
      onStored(data.address);
    } catch (error) {
      if (stop.signal.aborted) return;
      if (!isProblem(error)) throw error;
      if (!isExpiredSession(error)) setProblem(problemReasons(error));
    } finally {
      setSent(null);
      onUploading(false);
    }
  }

  return { upload: (file: File) => void upload(file), cancel: () => aborting.current?.abort(), sent, problem };
}
