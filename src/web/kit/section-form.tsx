import type { FormEventHandler, MouseEvent, ReactNode } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';

type SectionFormProps = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  isSaving: boolean;
  /** An error of the whole form. */
  problem: string | undefined;
  /** The label of the submit button; "save" by default. */
  sendLabel?: string;
  labelledBy?: string;
  children: ReactNode;
};

/** Prevents blur: its validation error would shift the layout and move the button from under the pointer. */
const stayInField = (event: MouseEvent) => event.preventDefault();

export function SectionForm({
  onSubmit,
  onCancel,
  isSaving,
  problem,
  sendLabel,
  labelledBy,
  children,
}: SectionFormProps) {
  const { words } = useMessages();
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-labelledby={labelledBy}>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
      <div className="mt-5 empty:hidden">
        <FormProblem message={problem} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isLoading={isSaving} onMouseDown={stayInField}>
          {sendLabel ?? words.save}
        </Button>
        <Button onClick={onCancel} onMouseDown={stayInField}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
