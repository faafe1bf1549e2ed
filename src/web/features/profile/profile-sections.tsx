import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ownProfile, type Profile } from '#contracts/profile.ts';
import { formatLongDate } from '#domain/dates.ts';
import type { Area } from '#domain/permissions.ts';
import { formatPhone } from '#domain/phone.ts';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAccountMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ContactsForm, PersonalForm, type SaveProfile } from './profile-forms.tsx';

/** The profile page of customers and of the panel; the area decides the endpoints. */
export function ProfileSections({ area, profile: loaded }: { area: Area; profile: Profile }) {
  const { profile: texts } = useAccountMessages();
  const language = useLanguage();
  const [profile, setProfile] = useState(loaded);
  const { firstName, lastName, secondName, birthdate, gender, email, phone } = profile;

  // Staff have no support address to write to.
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

type ProfileRow = { readonly label: string; readonly value: string; readonly note?: string };

type ProfileSectionProps = {
  heading: string;
  editLabel: string;
  rows: readonly ProfileRow[];
  /** Replaces the rows while editing. */
  form: (close: () => void) => ReactNode;
};

/** Inline editing, section by section. */
function ProfileSection({ heading, editLabel, rows, form }: ProfileSectionProps) {
  const { words } = useMessages();
  const headingId = useId();
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // Returns the focus to the button that opened the form.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-card p-5 sm:p-6">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-x-4 md:min-h-9">
        <h2 id={headingId} className="text-xl sm:text-2xl">
          {heading}
        </h2>
        {!isEditing && (
          <Button
            ref={editButton}
            size="small"
            icon={<Pencil aria-hidden="true" className="size-4" />}
            aria-label={editLabel}
            onClick={() => setIsEditing(true)}
          >
            {words.change}
          </Button>
        )}
      </div>
      {isEditing ? form(() => setIsEditing(false)) : <ProfileRows rows={rows} />}
    </section>
  );
}

function ProfileRows({ rows }: { rows: readonly ProfileRow[] }) {
  const { profile: texts } = useAccountMessages();
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(9rem,auto)_1fr]">
      {rows.map(({ label, value, note }) => (
        <div key={label} className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-sm text-ink-2 sm:leading-6">{label}</dt>
          <dd className="min-w-0">
            {value || <span className="text-ink-3">{texts.notGiven}</span>}
            {note && <span className="mt-1 block max-w-prose text-xs text-ink-3">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
