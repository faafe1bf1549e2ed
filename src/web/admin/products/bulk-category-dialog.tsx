import { z } from 'zod';
import { productFields } from '#contracts/admin-products.ts';
import { listCategories } from '#contracts/categories.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { ChoiceField } from '../parts/choice-field.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { type BulkDialogProps, useBulkForm } from './use-bulk-form.ts';

const input = z.object({ categories: productFields.shape.categories });

export function BulkCategoryDialog(props: BulkDialogProps) {
  const { ids, onClose } = props;
  const { bulk, form: texts } = useAdminMessages().products;
  const { data: categories = [] } = useLoaded(null, async (_, signal) => (await call(listCategories, { signal })).data);
  const { form, saving } = useBulkForm(props, input, { categories: '' });
  return (
    <FormDialog title={bulk.category} saving={saving} onClose={onClose}>
      <p className="text-ink-2">{bulk.chosen(ids.length)}</p>
      <ChoiceField
        control={form.control}
        name="categories"
        label={texts.category}
        placeholder={texts.choose}
        isRequired
        options={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
    </FormDialog>
  );
}
