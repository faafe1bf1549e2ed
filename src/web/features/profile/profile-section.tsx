import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useAccountMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';

export type ProfileRow = { readonly label: string; readonly value: string; readonly note?: string };

type ProfileSectionProps = {
  heading: string;
  /** Says which section the button opens. */
  editLabel: string;
  rows: readonly ProfileRow[];
  /** What stands there instead while it is edited. */
  form: (close: () => void) => ReactNode;
};

/** Read first, edited when asked; each section for itself. */
export function ProfileSection({ heading, editLabel, rows, form }: ProfileSectionProps) {
  const { words } = useMessages();
  const headingId = useId();
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // Whoever closes the form goes on from where it was opened.
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
            {value || <span className="text-ink-3">{texts.untold}</span>}
            {note && <span className="mt-1 block max-w-prose text-xs text-ink-3">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
