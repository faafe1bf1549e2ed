import type { FormEvent, ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { Saving } from './use-save-form.ts';

type FormFrameProps = { id?: string; saving: Saving; className: string; children: ReactNode };

/** The form element of pages and dialogs alike: guarded, and with what is wrong with the whole below its fields. */
export function FormFrame({ id, saving, className, children }: FormFrameProps) {
  const { form: texts } = useAdminMessages();
  const revalidator = useRevalidator();

  function submit(event: FormEvent) {
    event.preventDefault();
    saving.submit();
  }

  return (
    <form id={id} noValidate className={className} onSubmit={submit}>
      <UnsavedGuard isDirty={saving.isUnsaved} />
      {children}
      <FormProblem message={saving.problem}>
        {saving.isOutdated && (
          <Button
            size="small"
            className="mt-3"
            isLoading={revalidator.state === 'loading'}
            onClick={() => void revalidator.revalidate()}
          >
            {texts.showNewer}
          </Button>
        )}
      </FormProblem>
    </form>
  );
}
