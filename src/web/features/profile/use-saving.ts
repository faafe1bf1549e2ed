import type { FormEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ProfileInput } from '#contracts/profile.ts';
import { showFormErrors } from '#web/kit/contract-form.ts';

/** Sends the fields of one section; fails as the server refuses. */
export type SaveProfile = (fields: ProfileInput) => Promise<void>;

/** Sends the section, puts the server's sentences beside its fields, and closes it once it is saved. */
export function useSaving<Input extends FieldValues, Output extends ProfileInput>(
  form: UseFormReturn<Input, unknown, Output>,
  fields: readonly Path<Input>[],
  save: SaveProfile,
  onSaved: () => void,
): (event: FormEvent) => void {
  const submit = form.handleSubmit(async (values) => {
    form.clearErrors('root');
    try {
      await save(values);
    } catch (error) {
      showFormErrors(error, fields, form.setError);
      return;
    }
    onSaved();
  });
  return (event) => void submit(event);
}
