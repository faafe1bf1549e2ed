import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { scentWords } from '#contracts/messages/scent-words.ts';
import { concentrations, scentFamilies, scentGenders, seasons } from '#domain/scent.ts';
import { ChoiceField, SwitchField } from '#web/admin/components/form-fields.tsx';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ProductOutput, productValues } from './product-values.ts';

type ScentFieldsProps = { form: UseFormReturn<z.input<typeof productValues>, unknown, ProductOutput> };

/** The attributes by which shoppers filter, and which the product page shows. */
export function ScentFields({ form: { control, register, formState } }: ScentFieldsProps) {
  const { form: texts } = useAdminMessages().products;
  const words = scentWords[useLanguage()];
  const { errors } = formState;

  const choice = <Key extends string>(
    name: 'family' | 'gender' | 'concentration',
    keys: readonly Key[],
    labels: Readonly<Record<Key, string>>,
  ) => (
    <ChoiceField
      control={control}
      name={name}
      label={texts[name]}
      placeholder={texts.choose}
      options={keys.map((key) => ({ value: key, label: labels[key] }))}
    />
  );
  const notes = (name: 'notesTop' | 'notesHeart' | 'notesBase') => (
    <div className="md:col-span-2">
      <Field label={texts[name]} hint={texts.notesHint} error={errors[name]?.message}>
        <TextInput {...register(name)} autoComplete="off" maxLength={2000} />
      </Field>
    </div>
  );

  return (
    <>
      {choice('family', scentFamilies, words.family)}
      {choice('gender', scentGenders, words.gender)}
      {choice('concentration', concentrations, words.concentration)}
      <Field label={texts.year} error={errors.year?.message}>
        <TextInput {...register('year')} inputMode="numeric" autoComplete="off" maxLength={20} />
      </Field>
      <div className="md:col-span-2">
        <Field label={texts.perfumer} error={errors.perfumer?.message}>
          <TextInput {...register('perfumer')} autoComplete="off" maxLength={200} />
        </Field>
      </div>
      <fieldset className="min-w-0 md:col-span-2">
        <legend className="text-sm font-semibold text-ink">{texts.seasons}</legend>
        <div className="flex flex-wrap gap-x-6">
          {seasons.map((season) => (
            <Checkbox key={season} {...register('seasons')} value={season} label={words.seasons[season]} />
          ))}
        </div>
      </fieldset>
      {notes('notesTop')}
      {notes('notesHeart')}
      {notes('notesBase')}
      <div className="md:col-span-2">
        <SwitchField control={control} name="isSet" label={texts.isSet} />
      </div>
    </>
  );
}
