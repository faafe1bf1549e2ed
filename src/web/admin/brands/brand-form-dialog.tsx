import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { type Brand, brandInput, createBrand, editBrand } from '#contracts/brands.ts';
import { PictureField, pictureInput, pictureProblem, SwitchField } from '#web/admin/components/form-fields.tsx';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type BrandFormDialogProps = {
  /** Null to create. */
  brand: Brand | null;
  onClose: () => void;
};

const input = z.object({ name: brandInput.shape.name, active: z.boolean(), picture: pictureInput });

export function BrandFormDialog({ brand, onClose }: BrandFormDialogProps) {
  const { brands: texts } = useAdminMessages();
  const revalidator = useRevalidator();
  const { form, errors, saving } = useSaveForm({
    schema: input,
    defaultValues: {
      name: brand?.name ?? '',
      active: brand?.active ?? true,
      picture: { address: brand?.imageUrl ?? '' },
    },
    save: ({ name, active, picture }, { call, signal }) => {
      const body = { name, active, imageUrl: picture.address };
      const sent = { files: { file: picture.file }, signal };
      return brand
        ? call(editBrand, { params: { id: brand._id }, body: { ...body, version: brand.version }, ...sent })
        : call(createBrand, { body, ...sent });
    },
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
    mapProblem: pictureProblem('picture'),
  });

  return (
    <FormDialog title={brand ? texts.editTitle : texts.createTitle} saving={saving} onClose={onClose}>
      <Field label={texts.name} isRequired error={errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="off" maxLength={120} />
      </Field>
      <PictureField control={form.control} name="picture" label={texts.image} saving={saving} />
      <SwitchField control={form.control} name="active" label={texts.active} />
    </FormDialog>
  );
}
