import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { z } from 'zod';
import type { Problem } from '#contracts/kit/problem.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { useFileUrl } from './use-file-url.ts';
import type { Saving } from './use-save-form.ts';

/** The picture that is kept now, empty for none, and the one that was chosen and goes with the form. */
export const pictureInput = z.object({ address: z.string(), file: z.instanceof(File).optional() });
export type PictureInput = z.infer<typeof pictureInput>;

/** For `useSaveForm`: what the server says of files is meant by the picture. */
export const pictureMeant =
  <Name extends string>(field: Name) =>
  ({ code, message }: Problem) =>
    code === 'WRONG_TYPE' || code === 'TOO_LARGE' ? { field, message } : null;

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

type PictureFieldProps<Input extends FieldValues> = {
  control: Control<Input, unknown, unknown>;
  name: FieldPath<Input>;
  label: string;
  /** Of the form that the picture goes with. */
  saving: Saving;
};

/** Shows the chosen file at once; it is sent with the form, and shows how far it is. */
export function PictureField<Input extends FieldValues>({ control, name, label, saving }: PictureFieldProps<Input>) {
  const { picture } = useAdminMessages();
  const { field, fieldState } = useController({ control: control as unknown as Control<Input>, name });
  const { address, file } = field.value as PictureInput;
  const change = (next: PictureInput) => field.onChange(next);
  const chosenUrl = useFileUrl(file);
  const progress = file && saving.sent !== null ? saving.sent : undefined;

  return (
    <Field label={label} error={fieldState.error?.message}>
      <FileDrop
        prompt={picture.prompt}
        hint={picture.hint}
        accept={accepted}
        previewUrl={chosenUrl ?? (address || null)}
        onPick={(picked) => change({ address, file: picked })}
        onRemove={() => change({ address: '' })}
        removeLabel={picture.remove}
        progress={progress}
        progressLabel={saving.sent === 1 ? picture.making : picture.uploading}
        cancel={{ label: picture.cancel, onPress: saving.cancel }}
        isDisabled={progress !== undefined}
      />
    </Field>
  );
}
