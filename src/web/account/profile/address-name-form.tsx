import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  addressNameInput,
  type DeliveryAddress,
  longestAddressName,
  renameDeliveryAddress,
} from '#contracts/delivery-addresses.ts';
import { call } from '#web/kit/api-client.ts';
import { contractResolver, showFormErrors } from '#web/kit/contract-form.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { SectionForm } from '#web/kit/section-form.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.ts';

type AddressNameFormProps = {
  address: DeliveryAddress;
  onRenamed: (address: DeliveryAddress) => void;
  onCancel: () => void;
};

export function AddressNameForm({ address: { _id: id, name }, onRenamed, onCancel }: AddressNameFormProps) {
  const { addresses: texts } = useAccountMessages().profile;
  const language = useLanguage();
  const form = useForm<z.infer<typeof addressNameInput>>({
    mode: 'onTouched',
    defaultValues: { name },
    resolver: contractResolver(addressNameInput, language),
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);

  const submit = form.handleSubmit(async (body) => {
    form.clearErrors('root');
    try {
      const { data, message } = await call(renameDeliveryAddress, { params: { id }, body });
      showToast({ kind: 'success', title: message });
      onRenamed(data);
    } catch (error) {
      showFormErrors(error, ['name'], form.setError);
    }
  });

  return (
    <div className="mt-4">
      <SectionForm
        onSubmit={(event) => void submit(event)}
        onCancel={onCancel}
        isSaving={isSubmitting}
        problem={errors.root?.message}
      >
        <Field label={texts.name} hint={texts.nameHint} error={errors.name?.message}>
          <TextInput {...form.register('name')} maxLength={longestAddressName} autoComplete="off" />
        </Field>
      </SectionForm>
    </div>
  );
}
