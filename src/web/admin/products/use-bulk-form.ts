import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { changeProducts } from '#contracts/admin-products.ts';
import type { CallInput } from '#contracts/kit/endpoint.ts';
import { call } from '#web/kit/api-client.ts';
import { useSaveForm } from '../parts/use-save-form.ts';

export type BulkDialogProps = { ids: string[]; onClose: () => void; onDone: () => void };

type Change = Omit<CallInput<typeof changeProducts>['body'], 'ids'>;

/** One field that all chosen products shall have alike. */
export function useBulkForm<Input extends FieldValues>(
  { ids, onClose, onDone }: BulkDialogProps,
  schema: z.ZodType<Change, Input>,
  defaultValues: DefaultValues<Input> & Input,
) {
  const revalidator = useRevalidator();
  return useSaveForm({
    schema,
    defaultValues,
    save: (change) => call(changeProducts, { body: { ids, ...change } }),
    onSaved: () => {
      onClose();
      onDone();
      return revalidator.revalidate();
    },
  });
}
