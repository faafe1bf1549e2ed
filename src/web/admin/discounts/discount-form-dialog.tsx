import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Brand } from '#contracts/brands.ts';
import { createDiscount, discountInput, editDiscount, type ListedDiscount } from '#contracts/discounts.ts';
import { shopDay } from '#domain/dates.ts';
import { SwitchField } from '#web/admin/components/form-fields.tsx';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { DiscountTarget } from './discount-target.tsx';

type DiscountFormDialogProps = {
  /** Null to create. */
  discount: ListedDiscount | null;
  brands: readonly Brand[];
  onClose: () => void;
};

const input = discountInput.omit({ version: true });

export function DiscountFormDialog({ discount, brands, onClose }: DiscountFormDialogProps) {
  const { discounts: texts } = useAdminMessages();
  const revalidator = useRevalidator();
  const [isTargetMissing, setIsTargetMissing] = useState(false);
  const { form, errors, saving } = useSaveForm({
    schema: input,
    defaultValues: {
      name: discount?.name ?? '',
      quantity: discount ? String(discount.quitity) : '',
      dateStart: discount?.dateStart ?? '',
      dateEnd: discount?.dateEnd ?? shopDay(new Date()),
      active: discount?.active ?? true,
      brand: discount?.brand?._id ?? '',
      product: discount?.product?._id ?? '',
    },
    save: (body) =>
      discount
        ? call(editDiscount, { params: { id: discount._id }, body: { ...body, version: discount.version } })
        : call(createDiscount, { body }),
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
  });

  return (
    <FormDialog
      title={discount ? texts.editTitle : texts.createTitle}
      saving={saving}
      blocked={isTargetMissing ? texts.targetMissing : undefined}
      onClose={onClose}
    >
      <Field label={texts.name} isRequired error={errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="off" maxLength={120} />
      </Field>
      <Field label={texts.percent} isRequired error={errors.quantity?.message}>
        <TextInput {...form.register('quantity')} inputMode="numeric" autoComplete="off" maxLength={3} suffix="%" />
      </Field>
      <DiscountTarget
        discount={discount}
        brands={brands}
        error={errors.product?.message ?? errors.brand?.message}
        onChange={({ brand, product }, isMissing) => {
          form.setValue('brand', brand, { shouldDirty: true });
          form.setValue('product', product, { shouldDirty: true });
          setIsTargetMissing(isMissing);
        }}
      />
      <Field label={texts.dateStart} hint={texts.dateStartHint} error={errors.dateStart?.message}>
        <TextInput {...form.register('dateStart')} type="date" />
      </Field>
      <Field label={texts.dateEnd} isRequired hint={texts.dateEndHint} error={errors.dateEnd?.message}>
        <TextInput {...form.register('dateEnd')} type="date" />
      </Field>
      <SwitchField control={form.control} name="active" label={texts.active} />
    </FormDialog>
  );
}
