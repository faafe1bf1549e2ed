import { type FormEvent, useEffect, useMemo } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { genders } from '#contracts/auth.ts';
import { contactsInput, type Profile, type ProfileInput, personalInputOn } from '#contracts/profile.ts';
import { earliestBirthdate } from '#domain/birthdate.ts';
import { shopDay } from '#domain/dates.ts';
import { formatPhone } from '#domain/phone.ts';
import { contractResolver, showFormErrors } from '#web/kit/contract-form.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { SectionForm } from '#web/kit/section-form.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type ContactsFormProps = { profile: Profile; emailNote: string; save: SaveProfile; onClose: () => void };

const contactFields = ['phone'] as const;

export function ContactsForm({ profile, emailNote, save, onClose }: ContactsFormProps) {
  const { profile: texts } = useAccountMessages();
  const language = useLanguage();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { phone: formatPhone(profile.phone) },
    resolver: contractResolver(contactsInput, language),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = useSectionForm(form, contactFields, save, onClose);
  const { setFocus } = form;
  useEffect(() => setFocus('phone'), [setFocus]);

  return (
    <SectionForm onSubmit={submit} onCancel={onClose} isSaving={isSubmitting} problem={errors.root?.message}>
      <Field label={texts.phone} hint={texts.phoneHint} error={errors.phone?.message} className="sm:col-start-1">
        <TextInput {...form.register('phone')} type="tel" inputMode="tel" autoComplete="tel" placeholder="+380" />
      </Field>
      <div className="sm:col-span-2">
        <p className="text-sm font-semibold">{texts.email}</p>
        <p className="mt-1.5 break-all">{profile.email}</p>
        <p className="mt-1 max-w-prose text-xs text-ink-3">{emailNote}</p>
      </div>
    </SectionForm>
  );
}

type PersonalFormProps = { profile: Profile; save: SaveProfile; onClose: () => void };

const personalFields = ['lastName', 'firstName', 'secondName', 'birthdate', 'gender'] as const;
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
  const submit = useSectionForm(form, personalFields, save, onClose);
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

export type SaveProfile = (fields: ProfileInput) => Promise<void>;

/** Submits a section, shows the server's field errors, and closes it on success. */
function useSectionForm<Input extends FieldValues, Output extends ProfileInput>(
  form: UseFormReturn<Input, unknown, Output>,
  fields: readonly Path<Input>[],
  save: SaveProfile,
  onSaved: () => void,
): (event: FormEvent) => void {
  const submit = form.handleSubmit(async (values) => {
    form.clearErrors('root');
    try {
      await save(values);
    } catch (error) {
      showFormErrors(error, fields, form.setError);
      return;
    }
    onSaved();
  });
  return (event) => void submit(event);
}
