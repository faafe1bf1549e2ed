import type { FormEvent } from 'react';
import { useListParams } from '#web/admin/components/list-params.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const names = ['who', 'find', 'from', 'to'] as const;

/** By person, name of the thing, and days. */
export function AuditFilters() {
  const { audit: texts, list } = useAdminMessages();
  const { param, setParams, isFiltered } = useListParams();

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setParams({ before: '', ...Object.fromEntries(names.map((name) => [name, String(form.get(name)).trim()])) });
  }

  return (
    // The key resets the inputs when the address changes.
    <search>
      <form key={names.map(param).join(' ')} onSubmit={show} className="flex flex-wrap items-end gap-3">
        <Field label={texts.who} className="w-full sm:w-48">
          <TextInput name="who" defaultValue={param('who')} maxLength={200} isDense autoComplete="off" />
        </Field>
        <Field label={texts.nameOfThing} className="w-full sm:w-48">
          <TextInput name="find" defaultValue={param('find')} maxLength={200} isDense autoComplete="off" />
        </Field>
        <Field label={texts.from} className="w-36 max-sm:grow">
          <TextInput type="date" name="from" defaultValue={param('from')} isDense />
        </Field>
        <Field label={texts.to} className="w-36 max-sm:grow">
          <TextInput type="date" name="to" defaultValue={param('to')} isDense />
        </Field>
        <Button type="submit" size="small">
          {texts.show}
        </Button>
        {isFiltered && (
          <ButtonLink size="small" href="?">
            {list.clearSearch}
          </ButtonLink>
        )}
      </form>
    </search>
  );
}
