import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  set,
  type UseFormSetError,
} from 'react-hook-form';
import type { z } from 'zod';
import { messagesByField } from '#contracts/kit/field-messages.ts';
import { isProblem, type Problem } from '#contracts/kit/problem.ts';
import type { Language } from '#domain/language.ts';
import { showToast } from '#web/ui/toast.ts';

/** Forms check themselves by the rules of the contract, in the contract's words: the server says the same or it is a bug. */
export function contractResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  language: Language,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const result = schema.safeParse(values, { reportInput: true });
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Input> = {};
    // A field of a group is `deliveryAddress.city` on the wire and lies inside the group here.
    for (const [field, message] of Object.entries(messagesByField(result.error.issues, language))) {
      set(errors, field, { type: 'contract', message });
    }
    return { values: {}, errors };
  };
}

/**
 * Puts the server's sentences beside the fields that they are about and the cursor into the first one.
 * Answers the sentence for the whole form where no field of it is meant.
 */
export function showFieldProblems<Input extends FieldValues>(
  error: unknown,
  fields: readonly Path<Input>[],
  setError: UseFormSetError<Input>,
): string | null {
  if (!isProblem(error)) throw error;
  const meant = fields.filter((field) => typeof error.data[field] === 'string');
  for (const [index, field] of meant.entries()) {
    setError(field, { type: 'server', message: String(error.data[field]) }, { shouldFocus: index === 0 });
  }
  return meant.length > 0 ? null : error.message;
}

/** Everything that the server has against it, in one breath; empty where it says nothing of fields. */
export function joinedReasons({ data }: Problem): string {
  return Object.values(data)
    .filter((reason) => typeof reason === 'string')
    .join(', ');
}

/** The same for a form that stands on a page of its own: a sentence that no field is meant by is said above the button and as a toast. */
export function tellFormProblem<Input extends FieldValues>(
  error: unknown,
  fields: readonly Path<Input>[],
  setError: UseFormSetError<Input>,
): void {
  const message = showFieldProblems(error, fields, setError);
  if (message === null) return;
  setError('root', { type: 'server', message });
  showToast({ title: message, kind: 'problem' });
}
