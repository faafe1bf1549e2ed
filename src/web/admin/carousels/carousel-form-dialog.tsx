import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { type Carousel, carouselInput, updateCarousel } from '#contracts/carousels.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { withFailureText } from '#web/kit/request.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { SwitchField } from '../parts/switch-field.tsx';
import { useSaveForm } from '../parts/use-save-form.ts';

const input = carouselInput.extend({ active: z.boolean() });

type CarouselFormDialogProps = { carousel: Carousel; onClose: () => void };

export function CarouselFormDialog({ carousel, onClose }: CarouselFormDialogProps) {
  const { carousels: texts } = useAdminMessages();
  const revalidator = useRevalidator();
  const { form, errors, saving } = useSaveForm({
    schema: input,
    defaultValues: { title: carousel.title, active: carousel.active },
    save: (body) => withFailureText(texts.updateFailed, call(updateCarousel, { params: { id: carousel._id }, body })),
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
  });

  return (
    <FormDialog title={texts.editTitle} saving={saving} onClose={onClose}>
      <Field label={texts.name} isRequired error={errors.title?.message}>
        <TextInput {...form.register('title')} autoComplete="off" maxLength={120} />
      </Field>
      <SwitchField control={form.control} name="active" label={texts.active} />
      <p className="text-sm text-ink-2">{texts.activeHint}</p>
    </FormDialog>
  );
}
