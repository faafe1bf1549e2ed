import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { changeProducts, productFields } from '#contracts/admin-products.ts';
import { call } from '#web/kit/door.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useSaveForm } from '../parts/use-save-form.ts';

type BulkDiscountDialogProps = { ids: string[]; onClose: () => void; onDone: () => void };

const input = z.object({ discount: productFields.shape.discount });

export function BulkDiscountDialog({ ids, onClose, onDone }: BulkDiscountDialogProps) {
  const { bulk, form: texts } = useAdminMessages().products;
  const revalidator = useRevalidator();
  const { form, errors, saving } = useSaveForm({
    schema: input,
    defaultValues: { discount: '' },
    save: (change) => call(changeProducts, { body: { ids, ...change } }),
    onSaved: () => {
      onClose();
      onDone();
      return revalidator.revalidate();
    },
  });
  return (
    <FormDialog title={bulk.discount} saving={saving} onClose={onClose}>
      <p className="text-ink-2">{bulk.chosen(ids.length)}</p>
      <Field label={texts.discount} error={errors.discount?.message} hint={texts.discountHint}>
        <TextInput {...form.register('discount')} inputMode="numeric" autoComplete="off" suffix="%" />
      </Field>
    </FormDialog>
  );
}
