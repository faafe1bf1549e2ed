import { clsx } from 'clsx';
import { type FormEvent, useId, useState } from 'react';
import { listOrderTags } from '#contracts/order-notes.ts';
import { useListParams } from '#web/admin/components/list-params.ts';
import { call } from '#web/kit/api-client.ts';
import { useDebouncedSearch } from '#web/kit/debounced-search.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** Checked by the browser: hryvnias with at most two decimals. */
const sumPattern = '\\d{1,8}([.,]\\d{1,2})?';

const names = ['from', 'to', 'sumFrom', 'sumTo'] as const;
const sums: readonly string[] = ['sumFrom', 'sumTo'];

const findTags = async (find: string, signal: AbortSignal) =>
  (await call(listOrderTags, { query: { find }, signal })).data;

/** Filters by days, sum and tag, which are typed and so applied by a button. */
export function OrderFilterPanel() {
  const { filters: texts } = useAdminMessages().orders;
  const { param, setParams } = useListParams();

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = (name: string) => String(typed.get(name) ?? '').trim();
    const given = [...names, 'tag'].map((name) => [
      name,
      sums.includes(name) ? read(name).replace(',', '.') : read(name),
    ]);
    setParams(Object.fromEntries(given));
  }

  const all = [...names, 'tag'].map(param);
  const [isOpen, setIsOpen] = useState(all.some(Boolean));
  return (
    <>
      {/* On a phone the orders come before the rarer filters. */}
      <Button size="small" className="sm:hidden" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {texts.label}
      </Button>
      {/* The key makes the fields follow the address. */}
      <form
        key={all.join('|')}
        aria-label={texts.label}
        onSubmit={apply}
        className={clsx('w-full grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap', isOpen ? 'grid' : 'max-sm:hidden')}
      >
        {names.map((name) => (
          <Field key={name} label={texts[name]} className="sm:w-36">
            <TextInput
              name={name}
              isDense
              defaultValue={param(name)}
              {...(name === 'from' || name === 'to'
                ? { type: 'date' }
                : { inputMode: 'decimal', autoComplete: 'off', pattern: sumPattern })}
            />
          </Field>
        ))}
        <TagField label={texts.tag} />
        <Button type="submit" size="small" className="max-sm:col-span-2">
          {texts.apply}
        </Button>
      </form>
    </>
  );
}

/** Suggests the tags in use. */
function TagField({ label }: { label: string }) {
  const { param } = useListParams();
  const [typed, setTyped] = useState(param('tag'));
  const { choices } = useDebouncedSearch(typed, findTags);
  const listId = useId();
  return (
    <>
      <Field label={label} className="max-sm:col-span-2 sm:w-36">
        <TextInput
          name="tag"
          isDense
          autoComplete="off"
          maxLength={40}
          list={listId}
          defaultValue={param('tag')}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <datalist id={listId}>
        {choices.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  );
}
