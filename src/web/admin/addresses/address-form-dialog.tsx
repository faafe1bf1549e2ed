import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { type Address, addressInput, createAddress, editAddress } from '#contracts/addresses.ts';
import { SwitchField } from '#web/admin/components/form-fields.tsx';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemMessage } from '#web/kit/request.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type AddressFormDialogProps = {
  /** Null to create. */
  address: Address | null;
  onClose: () => void;
};

const { name, address: place } = addressInput.shape;
const input = z.object({ name, address: place, active: z.boolean() });

export function AddressFormDialog({ address, onClose }: AddressFormDialogProps) {
  const { addresses: texts } = useAdminMessages();
  const revalidator = useRevalidator();
  const { form, errors, saving } = useSaveForm({
    schema: input,
    defaultValues: {
      name: address?.name ?? '',
      address: address?.address ?? '',
      active: address?.active ?? false,
    },
    save: (body) =>
      address
        ? call(editAddress, { params: { id: address._id }, body: { ...body, version: address.version } })
        : call(createAddress, { body }),
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
    failureToast: problemMessage,
  });

  return (
    <FormDialog title={address ? texts.editTitle : texts.createTitle} saving={saving} onClose={onClose}>
      <Field label={texts.name} isRequired error={errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="off" maxLength={120} />
      </Field>
      <Field label={texts.address} isRequired hint={texts.addressHint} error={errors.address?.message}>
        <TextInput {...form.register('address')} autoComplete="off" maxLength={300} />
      </Field>
      <SwitchField control={form.control} name="active" label={texts.active} />
    </FormDialog>
  );
}
