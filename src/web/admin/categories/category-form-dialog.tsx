import { useRevalidator } from 'react-router';
import { type Category, categoryInput, createCategory, editCategory } from '#contracts/categories.ts';
import type { ListedDiscount } from '#contracts/discounts.ts';
import { SwitchField } from '#web/admin/components/form-fields.tsx';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

type CategoryFormDialogProps = {
  /** Null to create. */
  category: Category | null;
  discounts: readonly ListedDiscount[];
  onClose: () => void;
};

const input = categoryInput.omit({ version: true });

export function CategoryFormDialog({ category, discounts, onClose }: CategoryFormDialogProps) {
  const { categories: texts } = useAdminMessages();
  const revalidator = useRevalidator();
  const { form, errors, saving } = useSaveForm({
    schema: input,
    defaultValues: {
      name: category?.name ?? '',
      title: category?.title ?? '',
      description: category?.description ?? '',
      nameEn: category?.nameEn ?? '',
      descriptionEn: category?.descriptionEn ?? '',
      discount: category?.discount ?? '',
      active: category?.active ?? true,
      isMenu: category?.isMenu ?? true,
    },
    save: (body) =>
      category
        ? call(editCategory, { params: { id: category._id }, body: { ...body, version: category.version } })
        : call(createCategory, { body }),
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
  });

  return (
    <FormDialog title={category ? texts.editTitle : texts.createTitle} saving={saving} onClose={onClose}>
      <Field label={texts.name} isRequired error={errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="off" maxLength={120} />
      </Field>
      <Field label={texts.titleInAddress} isRequired hint={texts.titleHint} error={errors.title?.message}>
        <TextInput {...form.register('title')} autoComplete="off" spellCheck={false} maxLength={120} />
      </Field>
      <Field label={texts.description} error={errors.description?.message}>
        <Textarea {...form.register('description')} rows={3} maxLength={1000} />
      </Field>
      <Field label={texts.nameEn} hint={texts.englishHint} error={errors.nameEn?.message}>
        <TextInput {...form.register('nameEn')} lang="en" autoComplete="off" maxLength={120} />
      </Field>
      <Field label={texts.descriptionEn} error={errors.descriptionEn?.message}>
        <Textarea {...form.register('descriptionEn')} lang="en" rows={3} maxLength={1000} />
      </Field>
      <Field label={texts.discount} error={errors.discount?.message}>
        <Select
          {...form.register('discount')}
          placeholder={texts.noDiscount}
          options={discounts.map(({ _id, name, quitity }) => ({ value: _id, label: `${name}, ${quitity} %` }))}
        />
      </Field>
      <SwitchField control={form.control} name="active" label={texts.active} />
      <SwitchField control={form.control} name="isMenu" label={texts.isMenu} />
    </FormDialog>
  );
}
