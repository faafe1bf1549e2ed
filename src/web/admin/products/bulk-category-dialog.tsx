import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { changeProducts, productFields } from '#contracts/admin-products.ts';
import { listCategories } from '#contracts/categories.ts';
import { call } from '#web/kit/door.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { ChoiceField } from '../parts/choice-field.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { useSaveForm } from '../parts/use-save-form.ts';

type BulkCategoryDialogProps = { ids: string[]; onClose: () => void; onDone: () => void };

const input = z.object({ categories: productFields.shape.categories });

export function BulkCategoryDialog({ ids, onClose, onDone }: BulkCategoryDialogProps) {
  const { bulk, form: texts } = useAdminMessages().products;
  const revalidator = useRevalidator();
  const { data: categories = [] } = useLoaded(null, async (_, signal) => (await call(listCategories, { signal })).data);
  const { form, saving } = useSaveForm({
    schema: input,
    defaultValues: { categories: '' },
    save: (change) => call(changeProducts, { body: { ids, ...change } }),
    onSaved: () => {
      onClose();
      onDone();
      return revalidator.revalidate();
    },
  });
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
