import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { contactsInput, type Profile } from '#contracts/profile.ts';
import { formatPhone } from '#domain/phone.ts';
import { contractResolver } from '#web/kit/contract-form.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { SectionForm } from '#web/kit/section-form.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type SaveProfile, useSaving } from './use-saving.ts';

type ContactsFormProps = { profile: Profile; emailNote: string; save: SaveProfile; onClose: () => void };

const fields = ['phone'] as const;

export function ContactsForm({ profile, emailNote, save, onClose }: ContactsFormProps) {
  const { profile: texts } = useAccountMessages();
  const language = useLanguage();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { phone: formatPhone(profile.phone) },
    resolver: contractResolver(contactsInput, language),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = useSaving(form, fields, save, onClose);
  const { setFocus } = form;
  useEffect(() => setFocus('phone'), [setFocus]);

  return (
    <SectionForm onSubmit={submit} onCancel={onClose} isSaving={isSubmitting} problem={errors.root?.message}>
      <Field label={texts.phone} hint={texts.phoneHint} error={errors.phone?.message} className="sm:col-start-1">
        <TextInput
          {...form.register('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+380"
          className="figures"
        />
      </Field>
      <div className="sm:col-span-2">
        <p className="text-sm font-semibold">{texts.email}</p>
        <p className="mt-1.5 break-all">{profile.email}</p>
        <p className="mt-1 max-w-prose text-xs text-ink-3">{emailNote}</p>
      </div>
    </SectionForm>
  );
}
