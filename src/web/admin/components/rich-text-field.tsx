import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { retryableComponent } from '#web/ui/lazy-component.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

// Lazy loading: the editor is larger than all other forms of the panel.
const useEditorPart = retryableComponent(
  'rich-text-editor',
  async () => (await import('./rich-text-editor.tsx')).RichTextEditor,
);

type RichTextFieldProps<Input extends FieldValues> = {
  control: Control<Input, unknown, unknown>;
  name: FieldPath<Input>;
  label: string;
  /** Height of the text area in pixels. */
  height: number;
  isRequired?: boolean;
};

/** Rich text stored as HTML. If the editor fails to load, the form sends the text unchanged. */
export function RichTextField<Input extends FieldValues>({
  control,
  name,
  label,
  height,
  isRequired = false,
}: RichTextFieldProps<Input>) {
  const { editor: texts } = useAdminMessages();
  const { words } = useMessages();
  const { Part: Editor, hasFailed, retry } = useEditorPart();
  const { field, fieldState } = useController({ control: control as unknown as Control<Input>, name });
  return (
    <Field label={label} error={fieldState.error?.message} isRequired={isRequired}>
      {Editor && (
        <Editor html={String(field.value ?? '')} onChange={field.onChange} onBlur={field.onBlur} height={height} />
      )}
      {!Editor && !hasFailed && (
        <div style={{ height }}>
          <Skeleton className="h-full rounded-md" />
        </div>
      )}
      {!Editor && hasFailed && (
        <FormProblem message={texts.missing}>
          <Button size="small" className="mt-3" onClick={retry}>
            {words.retry}
          </Button>
        </FormProblem>
      )}
    </Field>
  );
}
