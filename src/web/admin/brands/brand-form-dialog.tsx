import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Brand, brandInput, createBrand, editBrand } from '#contracts/brands.ts';
import { contractResolver, showFieldProblems } from '#web/kit/contract-form.ts';
import { call } from '#web/kit/door.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import { PictureField } from '../parts/picture-field.tsx';

type BrandFormDialogProps = {
  /** Null for a new brand. */
  brand: Brand | null;
  onClose: () => void;
  onSaved: () => void;
};

export function BrandFormDialog({ brand, onClose, onSaved }: BrandFormDialogProps) {
  const { brands: texts } = useAdminMessages();
  const { words } = useMessages();
  const formId = useId();
  const [file, setFile] = useState<File>();
  const [pictureProblem, setPictureProblem] = useState<string>();
  const { register, control, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { name: brand?.name ?? '', active: brand?.active ?? true, imageUrl: brand?.imageUrl ?? '' },
    resolver: contractResolver(brandInput, useLanguage()),
  });

  async function save(body: z.output<typeof brandInput>) {
    setPictureProblem(undefined);
    try {
      const { message } = brand
        ? await call(editBrand, { params: { id: brand._id }, body, files: { file } })
        : await call(createBrand, { body, files: { file } });
      showToast({ kind: 'success', title: message });
      onSaved();
      onClose();
    } catch (problem) {
      const message = showFieldProblems(problem, ['name', 'active'], setError);
      if (message !== null && file) setPictureProblem(message);
      else if (message !== null) showToast({ kind: 'problem', title: message });
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={brand ? texts.editTitle : texts.createTitle}
      closeLabel={words.close}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} isLoading={formState.isSubmitting}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={handleSubmit(save)}>
        <Field label={texts.name} isRequired error={formState.errors.name?.message}>
          <TextInput {...register('name')} autoComplete="off" maxLength={120} />
        </Field>
        <Controller
          control={control}
          name="imageUrl"
          render={({ field }) => (
            <PictureField
              label={texts.image}
              address={field.value ?? ''}
              file={file}
              error={pictureProblem}
              onPick={(picked) => {
                setFile(picked);
                setPictureProblem(undefined);
              }}
              onRemove={() => {
                setFile(undefined);
                setPictureProblem(undefined);
                field.onChange('');
              }}
            />
          )}
        />
        <Controller
          control={control}
          name="active"
          render={({ field }) => (
            <Switch
              label={texts.active}
              isOn={field.value === true}
              onChange={field.onChange}
              name={field.name}
              ref={field.ref}
            />
          )}
        />
      </form>
    </Dialog>
  );
}
