import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { Answer, Call } from '#contracts/kit/endpoint.ts';
import { isProblem, type Problem } from '#contracts/kit/problem.ts';
import { problemMessages } from '#contracts/messages/messages.ts';
import { contractResolver, showFieldErrors } from '#web/kit/contract-form.ts';
import { useLanguage } from '#web/kit/language.ts';
import { showProblemToast } from '#web/kit/request.ts';
import { clientWithProgress } from '#web/kit/upload-progress.ts';
import { showToast } from '#web/ui/toast.ts';

type SaveFormOptions<Input extends FieldValues, Output> = {
  /** The contract's schema, which the server validates with too. */
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input> & Input;
  /** Fields that the server may report errors for, if some are nested; by default the top-level ones. */
  fields?: readonly Path<Input>[];
  /** Uploads use the `context`'s client and signal, for progress and cancelling. */
  save: (values: Output, context: SaveContext) => Promise<Answer<unknown>>;
  /** After the success toast: close the dialog or leave the page. */
  onSaved: () => unknown;
  /** Maps an error that names none of the form's fields to a field. */
  mapProblem?: (problem: Problem) => { field: Path<Input>; message: string } | null;
  /** Shows a failure as a toast too. */
  failureToast?: (problem: Problem) => string;
};

/** An API client with upload progress, and the signal to cancel. */
type SaveContext = { call: Call; signal: AbortSignal };

/** The state of a form for its layout. */
export type Saving = {
  submit: () => void;
  isSaving: boolean;
  /** Upload progress from 0 to 1, and 1 until the response; null if nothing is being uploaded. */
  sent: number | null;
  /** Cancels the upload; has no effect on data that the server has already saved. */
  cancel: () => void;
  /** Has unsaved changes. */
  isUnsaved: boolean;
  /** An error of the whole form. */
  problem: string | undefined;
  /** Version conflict (optimistic concurrency): another user has changed the row. */
  hasConflict: boolean;
  /** Further data of the server's error. */
  problemData: Problem['data'];
};

/** A form of the panel: validates on touch with the contract, submits, and shows the server's errors at their fields. */
export function useSaveForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  fields = Object.keys(defaultValues) as Path<Input>[],
  save,
  onSaved,
  mapProblem,
  failureToast,
}: SaveFormOptions<Input, Output>) {
  const [isSaved, setIsSaved] = useState(false);
  const [problemData, setProblemData] = useState<Problem['data']>({});
  const [sent, setSent] = useState<number | null>(null);
  const aborting = useRef<AbortController | null>(null);
  const language = useLanguage();
  const form = useForm<Input, unknown, Output>({
    mode: 'onTouched',
    defaultValues,
    resolver: contractResolver(schema, language),
  });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const hasMarkedFields = submitCount > 0 && !isSubmitting && Object.keys(errors).length > 0;

  function showFailure(error: unknown) {
    const message = showFieldErrors(error, fields, form.setError);
    if (!isProblem(error)) return;
    if (failureToast) showProblemToast(error, failureToast);
    if (message === null) return;
    setProblemData(error.data);
    const field = mapProblem?.(error);
    if (field) form.setError(field.field, { type: 'server', message: field.message }, { shouldFocus: true });
    else form.setError('root', { type: error.code, message });
  }

  const send = form.handleSubmit(async (values) => {
    form.clearErrors('root');
    const stop = new AbortController();
    aborting.current = stop;
    try {
      const { message } = await save(values, { call: clientWithProgress({ onUpload: setSent }), signal: stop.signal });
      showToast({ kind: 'success', title: message });
    } catch (error) {
      if (stop.signal.aborted) return;
      return showFailure(error);
    } finally {
      setSent(null);
    }
    // flushSync, so that the unsaved-changes guard is off before navigating.
    flushSync(() => setIsSaved(true));
    await onSaved();
  });

  const saving: Saving = {
    submit: () => void send(),
    isSaving: isSubmitting,
    sent,
    cancel: () => aborting.current?.abort(),
    isUnsaved: isDirty && !isSaved,
    problem: errors.root?.message ?? (hasMarkedFields ? problemMessages[language].INVALID : undefined),
    hasConflict: errors.root?.type === ('CHANGED_MEANWHILE' satisfies Problem['code']),
    problemData,
  };
  return { form, errors, saving };
}
