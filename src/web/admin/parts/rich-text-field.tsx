import { Suspense } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

// The editor weighs more than all the rest of the panel's forms together.
const RichTextEditor = lazyPart(
  'rich-text-editor',
  async () => (await import('./rich-text-editor.tsx')).RichTextEditor,
);

type RichTextFieldProps<Input extends FieldValues> = {
  control: Control<Input, unknown, unknown>;
  name: FieldPath<Input>;
  label: string;
  /** Of the text itself, in pixels. */
  height: number;
  isRequired?: boolean;
};

/** Text with headings, lists and links, kept as HTML. */
export function RichTextField<Input extends FieldValues>({
  control,
  name,
  label,
  height,
  isRequired = false,
}: RichTextFieldProps<Input>) {
  const { field, fieldState } = useController({ control: control as unknown as Control<Input>, name });
  return (
    <Field label={label} error={fieldState.error?.message} isRequired={isRequired}>
      <Suspense fallback={<Skeleton className="h-48 rounded-md" />}>
        <RichTextEditor
          html={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          height={height}
        />
      </Suspense>
    </Field>
  );
}
