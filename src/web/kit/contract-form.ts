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
import { isProblem } from '#contracts/kit/problem.ts';
import type { Language } from '#domain/language.ts';
import { showToast } from '#web/ui/toast.ts';
import { isExpiredSession } from './session.ts';

/** Client-side validation with the contract's own schema and messages. */
export function contractResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  language: Language,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const result = schema.safeParse(values, { reportInput: true });
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Input> = {};
    // Nested fields are dotted paths on the wire (`deliveryAddress.city`) and nested objects in the form.
    for (const [field, message] of Object.entries(messagesByField(result.error.issues, language))) {
      set(errors, field, { type: 'contract', message });
    }
    return { values: {}, errors };
  };
}

/** Shows the server's field errors at their fields and focuses the first one. Returns the message if it matches no field of the form. */
export function showFieldErrors<Input extends FieldValues>(
  error: unknown,
  fields: readonly Path<Input>[],
  setError: UseFormSetError<Input>,
): string | null {
  if (!isProblem(error)) throw error;
  if (isExpiredSession(error)) return null;
  const failed = fields.filter((field) => typeof error.data[field] === 'string');
  for (const [index, field] of failed.entries()) {
    setError(field, { type: 'server', message: String(error.data[field]) }, { shouldFocus: index === 0 });
  }
  return failed.length > 0 ? null : error.message;
}

/** Shows a failed submit: at its fields, or else above the form and optionally as a toast. */
export function showFormErrors<Input extends FieldValues>(
  error: unknown,
  fields: readonly Path<Input>[],
  setError: UseFormSetError<Input>,
  { toast = false } = {},
): void {
  const message = showFieldErrors(error, fields, setError);
  if (message === null) return;
  setError('root', { type: 'server', message });
  if (toast) showToast({ title: message, kind: 'problem' });
}
