import { z } from 'zod';
import { productFields } from '#contracts/admin-products.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { type BulkDialogProps, useBulkForm } from './use-bulk-form.ts';

const input = z.object({ discount: productFields.shape.discount });

export function BulkDiscountDialog(props: BulkDialogProps) {
  const { ids, onClose } = props;
  const { bulk, form: texts } = useAdminMessages().products;
  const { form, errors, saving } = useBulkForm(props, input, { discount: '' });
  return (
    <FormDialog title={bulk.discount} saving={saving} onClose={onClose}>
      <p className="text-ink-2">{bulk.chosen(ids.length)}</p>
      <Field label={texts.discount} error={errors.discount?.message} hint={texts.discountHint}>
        <TextInput {...form.register('discount')} inputMode="numeric" autoComplete="off" suffix="%" />
      </Field>
    </FormDialog>
  );
}
