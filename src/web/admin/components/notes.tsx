import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { type Note, noteInput } from '#contracts/order-notes.ts';
import { formatShortDateTime } from '#domain/dates.ts';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

type NotesProps = {
  /** Oldest first. */
  notes: readonly Note[];
  add: (text: string) => Promise<Answer<unknown>>;
  /** Offered on own notes. */
  onDelete?: (note: Note) => void;
  ownId?: string | undefined;
  onAdded: () => unknown;
};

/** Notes of staff, with a field for the next one. */
export function Notes({ notes, add, onDelete, ownId, onAdded }: NotesProps) {
  const { notes: texts } = useAdminMessages();
  const language = useLanguage();
  // A new key empties the field after a note was added.
  const [added, setAdded] = useState(0);
  return (
    <div className="grid gap-4">
      {notes.length === 0 && <p className="text-sm text-ink-2">{texts.none}</p>}
      {notes.length > 0 && (
        <ul aria-label={texts.title} className="grid gap-3">
          {notes.map((note) => (
            <li key={note._id} className="flex items-start gap-2 rounded-md bg-paper px-3 py-2">
              <div className="min-w-0 grow">
                <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
                <p className="mt-1 text-xs text-ink-2">
                  <time dateTime={note.date}>{formatShortDateTime(new Date(note.date), language)}</time>
                  {note.who && ` · ${note.who.name}`}
                </p>
              </div>
              {onDelete && note.who?._id === ownId && (
                <IconButton
                  isDense
                  label={texts.delete(note.text.slice(0, 40))}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => onDelete(note)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <NoteForm
        key={added}
        add={add}
        onAdded={() => {
          setAdded((times) => times + 1);
          return onAdded();
        }}
      />
    </div>
  );
}

function NoteForm({ add, onAdded }: Pick<NotesProps, 'add' | 'onAdded'>) {
  const { notes: texts } = useAdminMessages();
  const { form, errors, saving } = useSaveForm({
    schema: noteInput,
    defaultValues: { text: '' },
    save: ({ text }) => add(text),
    onSaved: onAdded,
  });
  return (
    <form
      noValidate
      className="grid justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        saving.submit();
      }}
    >
      <Field label={texts.write} hint={texts.hint} error={errors.text?.message} className="w-full">
        <Textarea {...form.register('text')} rows={2} />
      </Field>
      <FormProblem message={saving.problem} />
      <Button type="submit" size="small" isLoading={saving.isSaving}>
        {texts.add}
      </Button>
    </form>
  );
}
