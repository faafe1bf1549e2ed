import { useEffect, useState } from 'react';
import { type Control, type FieldPath, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { z } from 'zod';
import type { Problem } from '#contracts/kit/problem.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import type { ComboOption } from '#web/ui/combo-options.ts';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { Saving } from './use-save-form.ts';

type SwitchFieldProps<Input extends FieldValues> = {
  // Accepts the control of a form whose output type differs from its input type.
  control: Control<Input, unknown, unknown>;
  name: FieldPathByValue<Input, unknown>;
  label: string;
};

/** A switch that is saved with its form. */
export function SwitchField<Input extends FieldValues>({ control, name, label }: SwitchFieldProps<Input>) {
  const { field } = useController<Input>({ control: control as unknown as Control<Input>, name });
  return (
    <Switch
      label={label}
      isOn={field.value === true}
      onChange={field.onChange}
      onBlur={field.onBlur}
      name={field.name}
      ref={field.ref}
    />
  );
}

type ChoiceFieldProps<Input extends FieldValues> = {
  control: Control<Input, unknown, unknown>;
  name: FieldPath<Input>;
  label: string;
  options: readonly ComboOption[];
  placeholder: string;
  isRequired?: boolean;
};

/** A combobox; the form value is the option's value, empty for none. */
export function ChoiceField<Input extends FieldValues>({
  control,
  name,
  label,
  options,
  placeholder,
  isRequired = false,
}: ChoiceFieldProps<Input>) {
  const { words } = useMessages();
  const { field, fieldState } = useController({ control: control as unknown as Control<Input>, name });
  const chosen = options.find(({ value }) => value === field.value) ?? null;
  return (
    <Field label={label} isRequired={isRequired} error={fieldState.error?.message}>
      <ComboBox
        ref={field.ref}
        options={options}
        value={chosen}
        onChange={(option) => field.onChange(option?.value ?? '')}
        onBlur={field.onBlur}
        placeholder={placeholder}
        emptyText={words.nothingFound}
        loadingText={words.loading}
        openLabel={words.open}
        clearLabel={words.clear}
      />
    </Field>
  );
}

/** The URL of the stored picture, empty for none, and the file to upload with the form. */
export const pictureInput = z.object({ address: z.string(), file: z.instanceof(File).optional() });
export type PictureInput = z.infer<typeof pictureInput>;

/** For `useSaveForm`: maps upload errors to the picture field. */
export const pictureProblem =
  <Name extends string>(field: Name) =>
  ({ code, message }: Problem) =>
    code === 'WRONG_TYPE' || code === 'TOO_LARGE' ? { field, message } : null;

export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif';
const largestPictureBytes = 10 * 1024 * 1024;

/** The server refuses it too, but only after it was sent. */
export const isTooLargePicture = ({ size }: File): boolean => size > largestPictureBytes;

type PictureFieldProps<Input extends FieldValues> = {
  control: Control<Input, unknown, unknown>;
  name: FieldPath<Input>;
  label: string;
  /** The state of the form that uploads the picture. */
  saving: Saving;
};

/** Previews the chosen file; it is uploaded with the form, with upload progress. */
export function PictureField<Input extends FieldValues>({ control, name, label, saving }: PictureFieldProps<Input>) {
  const { picture } = useAdminMessages();
  const { field, fieldState } = useController({ control: control as unknown as Control<Input>, name });
  const { address, file } = field.value as PictureInput;
  const [isTooLarge, setIsTooLarge] = useState(false);
  const change = (next: PictureInput) => field.onChange(next);
  const chosenUrl = useFileUrl(file);
  const progress = file && saving.sent !== null ? saving.sent : undefined;

  return (
    <Field label={label} error={isTooLarge ? picture.tooLarge : fieldState.error?.message}>
      <FileDrop
        prompt={picture.prompt}
        hint={picture.hint}
        accept={acceptedPictures}
        previewUrl={chosenUrl ?? (address || null)}
        onPick={(picked) => {
          setIsTooLarge(isTooLargePicture(picked));
          if (!isTooLargePicture(picked)) change({ address, file: picked });
        }}
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

/** Object URL for the preview of a chosen file; null without one. */
export function useFileUrl(file: File | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);

  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  return url;
}
