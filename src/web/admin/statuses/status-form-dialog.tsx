import { useRevalidator } from 'react-router';
import { orderStatusNames } from '#contracts/messages/order-names.ts';
import { createStatus, type StatusRecord, statusInput, updateStatus } from '#contracts/statuses.ts';
import { orderStatuses as types } from '#domain/order-states.ts';
import { SwitchField } from '#web/admin/components/form-fields.tsx';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type StatusFormDialogProps = {
  /** Null to create. */
  status: StatusRecord | null;
  onClose: () => void;
};

const input = statusInput.omit({ version: true });

export function StatusFormDialog({ status, onClose }: StatusFormDialogProps) {
  const { statuses: texts } = useAdminMessages();
  const typeNames = orderStatusNames[useLanguage()];
  const revalidator = useRevalidator();
  const { form, errors, saving } = useSaveForm({
    schema: input,
    defaultValues: {
      name: status?.name ?? '',
      type: status?.type ?? 'processed',
      color: status?.color ?? '#ffffff',
      active: status?.active ?? true,
    },
    save: (body) =>
      status
        ? call(updateStatus, { params: { id: status._id }, body: { ...body, version: status.version } })
        : call(createStatus, { body }),
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
  });

  return (
    <FormDialog title={status ? texts.editTitle : texts.createTitle} saving={saving} onClose={onClose}>
      <Field label={texts.name} isRequired error={errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="off" maxLength={60} />
      </Field>
      <Field label={texts.type} isRequired hint={texts.typeHint} error={errors.type?.message}>
        <Select {...form.register('type')} options={types.map((type) => ({ value: type, label: typeNames[type] }))} />
      </Field>
      <Field label={texts.color} error={errors.color?.message}>
        <TextInput {...form.register('color')} type="color" className="w-20 p-1.5" />
      </Field>
      <SwitchField control={form.control} name="active" label={texts.active} />
    </FormDialog>
  );
}
