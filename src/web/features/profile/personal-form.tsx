import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { genders } from '#contracts/auth.ts';
import { type Profile, personalInputOn } from '#contracts/profile.ts';
import { earliestBirthdate } from '#domain/birthdate.ts';
import { shopDay } from '#domain/dates.ts';
import { contractResolver } from '#web/kit/contract-form.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { SectionForm } from '#web/kit/section-form.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type SaveProfile, useSaving } from './use-saving.ts';

type PersonalFormProps = { profile: Profile; save: SaveProfile; onClose: () => void };

const fields = ['lastName', 'firstName', 'secondName', 'birthdate', 'gender'] as const;
const longestName = 60;

export function PersonalForm({ profile, save, onClose }: PersonalFormProps) {
  const { profile: texts } = useAccountMessages();
  const language = useLanguage();
  const today = shopDay(new Date());
  const schema = useMemo(() => personalInputOn(today), [today]);
  const { firstName, lastName, secondName, birthdate, gender } = profile;
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { firstName, lastName, secondName, birthdate, gender },
    resolver: contractResolver(schema, language),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = useSaving(form, fields, save, onClose);
  const { setFocus } = form;
  useEffect(() => setFocus('lastName'), [setFocus]);

  return (
    <SectionForm onSubmit={submit} onCancel={onClose} isSaving={isSubmitting} problem={errors.root?.message}>
      <Field label={texts.lastName} error={errors.lastName?.message}>
        <TextInput {...form.register('lastName')} autoComplete="family-name" maxLength={longestName} />
      </Field>
      <Field label={texts.firstName} error={errors.firstName?.message}>
        <TextInput {...form.register('firstName')} autoComplete="given-name" maxLength={longestName} />
      </Field>
      <Field label={texts.secondName} error={errors.secondName?.message} className="sm:col-span-2">
        <TextInput {...form.register('secondName')} autoComplete="additional-name" maxLength={longestName} />
      </Field>
      <Field label={texts.birthdate} error={errors.birthdate?.message}>
        <TextInput
          {...form.register('birthdate')}
          type="date"
          min={earliestBirthdate(today)}
          max={today}
          autoComplete="bday"
        />
      </Field>
      <Field label={texts.gender} error={errors.gender?.message}>
        <Select
          {...form.register('gender', { setValueAs: (chosen: string | null) => chosen || null })}
          placeholder={texts.chooseGender}
          options={genders.map((value) => ({ value, label: texts.genders[value] }))}
          autoComplete="sex"
        />
      </Field>
    </SectionForm>
  );
}
