import { useMemo, useState } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import type { ComboOption } from '#web/ui/combo-options.ts';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import bottleUrl from './bottle.svg?url';
import { Section, useUiPageTexts } from './section.tsx';

const branchCount = 5000;

export function FieldsSection() {
  const { sections, fields } = useUiPageTexts();
  const { words } = useMessages();
  const [amount, setAmount] = useState(1);
  const [pictureUrl, setPictureUrl] = useState<string | null>(bottleUrl);
  return (
    <Section title={sections.fields}>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <Field label={fields.name} isRequired>
          <TextInput defaultValue={fields.nameValue} autoComplete="off" />
        </Field>
        <Field label={fields.lastName} error={fields.lastNameError} isRequired>
          <TextInput defaultValue="К" autoComplete="off" />
        </Field>
        <Field label={fields.phone} hint={fields.phoneHint}>
          <TextInput type="tel" placeholder="+380" autoComplete="off" />
        </Field>
        <Field label={fields.price}>
          <TextInput inputMode="decimal" defaultValue="14 069,80" suffix="₴" className="figures" />
        </Field>
        <Field label={fields.disabled}>
          <TextInput defaultValue="olena@kraplyna.test" disabled />
        </Field>
        <Field label={fields.sort}>
          <Select
            options={[
              { value: 'new', label: fields.sortNew },
              { value: '1', label: fields.sortCheap },
            ]}
          />
        </Field>
        <Field label={fields.volume}>
          <Select
            placeholder="—"
            options={[3, 5, 10, 30, 56].map((volume) => ({ value: String(volume), label: fields.ml(volume) }))}
          />
        </Field>
        <Field label={fields.amount}>
          <NumberInput
            value={amount}
            onChange={setAmount}
            min={1}
            max={12}
            decreaseLabel={words.decrease}
            increaseLabel={words.increase}
          />
        </Field>
        <SearchField label={fields.search} placeholder={fields.searchPlaceholder} look="pill" className="self-end" />
        <Branches />
        <Cities />
        <Field label={fields.comment} className="sm:col-span-2 lg:col-span-1">
          <Textarea placeholder={fields.commentPlaceholder} />
        </Field>
        <Field label={fields.picture} hint={fields.pictureHint}>
          <FileDrop
            prompt={fields.picturePrompt}
            previewUrl={pictureUrl}
            onPick={(file) => setPictureUrl(URL.createObjectURL(file))}
            onRemove={() => setPictureUrl(null)}
            removeLabel={fields.pictureRemove}
            progressLabel={fields.pictureUploading}
          />
        </Field>
        <Field label={`${fields.picture} (2)`} error={words.required}>
          <FileDrop
            prompt={fields.picturePrompt}
            hint={fields.pictureHint}
            onPick={() => undefined}
            removeLabel={fields.pictureRemove}
            progressLabel={fields.pictureUploading}
          />
        </Field>
        <Field label={`${fields.picture} (3)`}>
          <FileDrop
            prompt={fields.picturePrompt}
            onPick={() => undefined}
            removeLabel={fields.pictureRemove}
            progress={0.62}
            progressLabel={fields.pictureUploading}
          />
        </Field>
      </div>
    </Section>
  );
}

/** Thousands of options, filtered on the client. */
function Branches() {
  const { fields } = useUiPageTexts();
  const { words } = useMessages();
  const [branch, setBranch] = useState<ComboOption | null>(null);
  const options = useMemo(
    () =>
      Array.from({ length: branchCount }, (_, index) => ({
        value: String(index),
        label: fields.branchName(index + 1),
        note: fields.branchNote,
      })),
    [fields],
  );
  return (
    <Field label={fields.branch}>
      <ComboBox
        options={options}
        value={branch}
        onChange={setBranch}
        emptyText={words.nothingFound}
        loadingText={words.loading}
        openLabel={words.open}
        clearLabel={words.clear}
      />
    </Field>
  );
}

/** Loading state of options that are searched on the server. */
function Cities() {
  const { fields } = useUiPageTexts();
  const { words } = useMessages();
  return (
    <Field label={fields.city} error={words.required} isRequired>
      <ComboBox
        options={[]}
        value={null}
        onChange={() => undefined}
        onQueryChange={() => undefined}
        isLoading
        placeholder={fields.cityPlaceholder}
        emptyText={words.nothingFound}
        loadingText={words.loading}
        openLabel={words.open}
        clearLabel={words.clear}
      />
    </Field>
  );
}
