import { changeShipment, createShipment, type WaybillForm, waybillForm } from '#contracts/shipments.ts';
import { waybillPayers } from '#domain/waybill.ts';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type WaybillDialogProps = {
  title: string;
  orderId: string;
  defaults: WaybillForm;
  isTypedAddress: boolean;
  kind: 'create' | 'change';
  onClose: () => void;
  onSaved: () => void;
};

/** What the carrier needs to know; the order has filled in most of it. */
export function WaybillDialog({
  title,
  orderId,
  defaults,
  isTypedAddress,
  kind,
  onClose,
  onSaved,
}: WaybillDialogProps) {
  const { form: texts } = useAdminMessages().shipments;
  const { form, errors, saving } = useSaveForm({
    schema: waybillForm,
    defaultValues: defaults,
    save: (body) => call(kind === 'create' ? createShipment : changeShipment, { params: { id: orderId }, body }),
    onSaved: () => {
      onClose();
      onSaved();
    },
  });
  const field = (name: keyof WaybillForm, label: string, hint?: string) => ({
    label,
    error: errors[name]?.message,
    ...(hint && { hint }),
  });
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <FormDialog title={title} saving={saving} size="medium" onClose={onClose}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('lastName', texts.lastName)} isRequired>
          <TextInput {...form.register('lastName')} autoComplete="off" />
        </Field>
        <Field {...field('firstName', texts.firstName)} isRequired>
          <TextInput {...form.register('firstName')} autoComplete="off" />
        </Field>
        {isTypedAddress && (
          <Field {...field('branchNo', texts.branchNo, texts.branchHint)} isRequired>
            <TextInput {...form.register('branchNo')} {...number} />
          </Field>
        )}
        <Field {...field('weightKg', texts.weight)} isRequired>
          <TextInput {...form.register('weightKg')} {...number} />
        </Field>
        <Field {...field('seats', texts.seats)} isRequired>
          <TextInput {...form.register('seats')} {...number} />
        </Field>
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <Field {...field('lengthCm', texts.length)} isRequired>
          <TextInput {...form.register('lengthCm')} {...number} />
        </Field>
        <Field {...field('widthCm', texts.width)} isRequired>
          <TextInput {...form.register('widthCm')} {...number} />
        </Field>
        <Field {...field('heightCm', texts.height)} isRequired>
          <TextInput {...form.register('heightCm')} {...number} />
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('declaredUah', texts.declared)} isRequired>
          <TextInput {...form.register('declaredUah')} {...number} />
        </Field>
        <Field {...field('cashOnDeliveryUah', texts.cash, texts.cashHint)}>
          <TextInput {...form.register('cashOnDeliveryUah')} {...number} />
        </Field>
        <Field {...field('payer', texts.payer)}>
          <Select
            {...form.register('payer')}
            options={waybillPayers.map((value) => ({ value, label: texts.payers[value] }))}
          />
        </Field>
        <Field {...field('sendOn', texts.sendOn)} isRequired>
          <TextInput type="date" {...form.register('sendOn')} />
        </Field>
      </div>
      <Field {...field('description', texts.description)} isRequired>
        <TextInput {...form.register('description')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
