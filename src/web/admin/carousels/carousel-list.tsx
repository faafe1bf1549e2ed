import { clsx } from 'clsx';
import { type FormEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { type Carousel, carouselInput, createCarousel, deleteCarousel, updateCarousel } from '#contracts/carousels.ts';
import { ConfirmAction } from '#web/admin/components/confirm-action.tsx';
import { SwitchField } from '#web/admin/components/form-fields.tsx';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useListParams } from '#web/admin/components/list-params.ts';
import { RowActions, RowSwitch, useRowDialog } from '#web/admin/components/row-actions.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { withFailureText } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { chosenName } from './carousel-state.ts';

type CarouselListProps = { carousels: readonly Carousel[]; chosen: Carousel | null };

export function CarouselList({ carousels, chosen }: CarouselListProps) {
  const { carousels: texts } = useAdminMessages();
  const { hrefWith } = useListParams();
  const { words } = useMessages();
  const dialog = useRowDialog<'edit' | 'delete', Carousel>(carousels);
  const deleted = dialog.rowOf('delete');
  const edited = dialog.rowOf('edit');
  if (carousels.length === 0) return <p className="text-ink-2">{texts.none}</p>;

  return (
    <>
      <ul aria-label={texts.listTitle} className="-mx-2 max-h-112 overflow-y-auto">
        {carousels.map((carousel) => (
          <li
            key={carousel._id}
            className={clsx(
              'flex items-center gap-x-2 rounded-md px-2 py-1',
              carousel._id === chosen?._id && 'bg-amber-wash',
            )}
          >
            <a
              href={hrefWith({ [chosenName]: carousel._id })}
              aria-current={carousel._id === chosen?._id ? 'true' : undefined}
              className="group flex min-h-11 min-w-0 grow basis-0 flex-col justify-center"
            >
              <span className="font-semibold wrap-anywhere group-hover:underline">{carousel.title}</span>
              {carousel.active && <span className="text-sm text-green">{texts.onHome}</span>}
            </a>
            <RowSwitch
              label={texts.activeOf(carousel.title)}
              isOn={carousel.active}
              words={{ on: '', off: '' }}
              change={(isOn) => {
                const body = { title: carousel.title, active: isOn };
                return withFailureText(
                  texts.updateFailed,
                  call(updateCarousel, { params: { id: carousel._id }, body }),
                );
              }}
            />
            <RowActions
              edit={{ label: texts.editOf(carousel.title), onPress: () => dialog.open('edit', carousel) }}
              remove={{ label: texts.removeOf(carousel.title), onPress: () => dialog.open('delete', carousel) }}
            />
          </li>
        ))}
      </ul>
      {edited && <CarouselFormDialog key={edited._id} carousel={edited} onClose={dialog.close} />}
      {deleted && (
        <ConfirmAction
          title={texts.removeTitle(deleted.title)}
          text={texts.removeText}
          confirmLabel={words.delete}
          call={() => call(deleteCarousel, { params: { id: deleted._id } })}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

const createInput = carouselInput.pick({ title: true });

/** A new carousel is selected, to be filled next. */
export function CarouselCreate() {
  const { carousels: texts } = useAdminMessages();
  const { setParams } = useListParams();
  const madeId = useRef('');
  const { form, errors, saving } = useSaveForm({
    schema: createInput,
    defaultValues: { title: '' },
    save: async (body) => {
      const answer = await withFailureText(texts.createFailed, call(createCarousel, { body }));
      madeId.current = answer.data._id;
      return answer;
    },
    onSaved: () => {
      form.reset();
      setParams({ [chosenName]: madeId.current });
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

const editInput = carouselInput.extend({ active: z.boolean() });

type CarouselFormDialogProps = { carousel: Carousel; onClose: () => void };

function CarouselFormDialog({ carousel, onClose }: CarouselFormDialogProps) {
  const { carousels: texts } = useAdminMessages();
  const revalidator = useRevalidator();
  const { form, errors, saving } = useSaveForm({
    schema: editInput,
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
