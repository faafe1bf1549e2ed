import { type PriceStep, priceSteps } from '#domain/price-change.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { BulkKind, BulkValues } from './bulk-dialog.tsx';

type BulkFieldsProps = {
  kind: BulkKind;
  values: BulkValues;
  onChange: (values: BulkValues) => void;
  categories: readonly { _id: string; name: string }[];
  /** The server's refusal of what was typed. */
  problem: string | undefined;
};

/** What is typed or chosen for a bulk edit; on and off need nothing. */
export function BulkFields({ kind, values, onChange, categories, problem }: BulkFieldsProps) {
  const { bulk: texts, form } = useAdminMessages().products;
  const { words } = useMessages();
  const set = (change: Partial<BulkValues>) => onChange({ ...values, ...change });
  const amount = (label: string, suffix: string, hint?: string) => (
    <Field label={label} error={problem} hint={hint}>
      <TextInput
        value={values.amount}
        onChange={(event) => set({ amount: event.target.value })}
        inputMode={suffix === '%' ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={20}
        suffix={suffix}
      />
    </Field>
  );

  if (kind === 'discount') return amount(form.discount, '%', texts.discountHint);
  if (kind === 'category') {
    const options = categories.map(({ _id, name }) => ({ value: _id, label: name }));
    return (
      <Field label={form.category} isRequired error={problem}>
        <ComboBox
          options={options}
          value={options.find(({ value }) => value === values.category) ?? null}
          onChange={(option) => set({ category: option?.value ?? '' })}
          placeholder={form.choose}
          emptyText={words.nothingFound}
          loadingText={words.loading}
          openLabel={words.open}
          clearLabel={words.clear}
        />
      </Field>
    );
  }
  if (kind !== 'price') return null;
  const isPercent = values.priceBy === 'percent';
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <Field label={texts.priceBy}>
        <Select
          value={values.priceBy}
          options={[
            { value: 'percent', label: texts.byPercent },
            { value: 'value', label: texts.toValue },
          ]}
          onChange={(event) => set({ priceBy: event.target.value === 'value' ? 'value' : 'percent' })}
        />
      </Field>
      {isPercent ? amount(texts.percent, '%', texts.percentHint) : amount(texts.newPrice, '₴')}
      {isPercent && (
        <Field label={texts.round}>
          <Select
            value={String(values.step)}
            options={priceSteps.map((step) => ({ value: String(step), label: texts.steps[step] }))}
            onChange={(event) => set({ step: Number(event.target.value) as PriceStep })}
          />
        </Field>
      )}
    </div>
  );
}
