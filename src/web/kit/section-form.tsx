import type { FormEventHandler, MouseEvent, ReactNode } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';

type SectionFormProps = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  isSaving: boolean;
  /** What is wrong with the whole, and not with one field. */
  problem: string | undefined;
  /** What its button says, where that is more than saving. */
  sendLabel?: string;
  labelledBy?: string;
  children: ReactNode;
};

/** A field that is left may complain, and the line it takes would push the button away under the pointer that is pressing it. */
const stayInField = (event: MouseEvent) => event.preventDefault();

/** The frame of a form that stands in the place of what it changes. */
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
