import { type FormEvent, useRef } from 'react';
import { carouselInput, createCarousel } from '#contracts/carousels.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { withFailureText } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useListAddress } from '../parts/list-address.ts';
import { useSaveForm } from '../parts/use-save-form.ts';
import { chosenName } from './load-carousels.ts';

const input = carouselInput.pick({ title: true });

/** A new carousel is chosen at once: what follows is to fill it. */
export function CarouselCreate() {
  const { carousels: texts } = useAdminMessages();
  const { goTo } = useListAddress();
  const madeId = useRef('');
  const { form, errors, saving } = useSaveForm({
    schema: input,
    defaultValues: { title: '' },
    save: async (body) => {
      const answer = await withFailureText(texts.createFailed, call(createCarousel, { body }));
      madeId.current = answer.data._id;
      return answer;
    },
    onSaved: () => {
      form.reset();
      goTo({ [chosenName]: madeId.current });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    saving.submit();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={texts.name} isRequired error={errors.title?.message}>
        <TextInput {...form.register('title')} autoComplete="off" maxLength={120} />
      </Field>
      <FormProblem message={saving.problem} />
      <Button kind="primary" type="submit" className="self-start" isLoading={saving.isSaving}>
        {texts.create}
      </Button>
    </form>
  );
}
