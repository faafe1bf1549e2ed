import { useState } from 'react';
import { ownProfile, type Profile } from '#contracts/profile.ts';
import { formatLongDate } from '#domain/dates.ts';
import type { Area } from '#domain/permissions.ts';
import { formatPhone } from '#domain/phone.ts';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ContactsForm } from './contacts-form.tsx';
import { PersonalForm } from './personal-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import type { SaveProfile } from './use-saving.ts';

/** The own profile of buyers and of those who run the shop: the same sections, by the calls of their area. */
export function ProfileSections({ area, profile: loaded }: { area: Area; profile: Profile }) {
  const { profile: texts } = useAccountMessages();
  const language = useLanguage();
  const [profile, setProfile] = useState(loaded);
  const { firstName, lastName, secondName, birthdate, gender, email, phone } = profile;

  // Who runs the shop has nobody else to write to.
  const emailNote = area === 'customer' ? `${texts.emailNote} ${texts.emailHelp}` : texts.emailNote;

  const save: SaveProfile = async (body) => {
    const { data, message } = await call(ownProfile[area].edit, { body });
    setProfile(data);
    showToast({ kind: 'success', title: message });
  };

  return (
    <>
      <ProfileSection
        heading={texts.personal.heading}
        editLabel={texts.personal.edit}
        rows={[
          { label: texts.lastName, value: lastName },
          { label: texts.firstName, value: firstName },
          { label: texts.secondName, value: secondName },
          { label: texts.birthdate, value: birthdate === null ? '' : formatLongDate(birthdate, language) },
          { label: texts.gender, value: gender === null ? '' : texts.genders[gender] },
        ]}
        form={(close) => <PersonalForm profile={profile} save={save} onClose={close} />}
      />
      <ProfileSection
        heading={texts.contacts.heading}
        editLabel={texts.contacts.edit}
        rows={[
          { label: texts.phone, value: formatPhone(phone) },
          { label: texts.email, value: email, note: emailNote },
        ]}
        form={(close) => <ContactsForm profile={profile} emailNote={emailNote} save={save} onClose={close} />}
      />
    </>
  );
}
