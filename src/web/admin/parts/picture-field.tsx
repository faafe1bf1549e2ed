import { useEffect, useState } from 'react';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';

type PictureFieldProps = {
  label: string;
  /** The picture that is kept now; empty for none. */
  address: string;
  /** The picture that was chosen and is not sent yet. */
  file: File | undefined;
  error?: string | undefined;
  onPick: (file: File) => void;
  onRemove: () => void;
};

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Shows the chosen file at once; it is sent with the form. */
export function PictureField({ label, address, file, error, onPick, onRemove }: PictureFieldProps) {
  const { picture } = useAdminMessages();
  const [chosenUrl, setChosenUrl] = useState<string | null>(null);

  useEffect(() => {
    if (!file) return setChosenUrl(null);
    const url = URL.createObjectURL(file);
    setChosenUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return (
    <Field label={label} error={error}>
      <FileDrop
        prompt={picture.prompt}
        hint={picture.hint}
        accept={accepted}
        previewUrl={chosenUrl ?? (address || null)}
        onPick={onPick}
        onRemove={onRemove}
        removeLabel={picture.remove}
        progressLabel={picture.uploading}
      />
    </Field>
  );
}
