import { useState } from 'react';
import type { Brand } from '#contracts/brands.ts';
import type { ListedDiscount } from '#contracts/discounts.ts';
import { ProductPicker } from '#web/admin/components/search-picker.tsx';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

const kinds = ['categories', 'brand', 'product'] as const;
type Kind = (typeof kinds)[number];
type Named = { _id: string; name: string };

type DiscountTargetProps = {
  discount: ListedDiscount | null;
  brands: readonly Brand[];
  error: string | undefined;
  /** `isMissing`: a brand or product is wanted, but none is chosen yet. */
  onChange: (ids: { brand: string; product: string }, isMissing: boolean) => void;
};

/** What a discount is for: categories that choose it themselves, a brand, or a product. */
export function DiscountTarget({ discount, brands, error, onChange }: DiscountTargetProps) {
  const { discounts: texts } = useAdminMessages();
  const { words } = useMessages();
  const [kind, setKind] = useState<Kind>(discount?.brand ? 'brand' : discount?.product ? 'product' : 'categories');
  const [chosen, setChosen] = useState<Named | null>(discount?.brand ?? discount?.product ?? null);

  function choose(next: Kind, one: Named | null) {
    setKind(next);
    setChosen(one);
    const id = one?._id ?? '';
    const ids = { brand: next === 'brand' ? id : '', product: next === 'product' ? id : '' };
    onChange(ids, next !== 'categories' && one === null);
  }

  return (
    <>
      <Field label={texts.target} hint={kind === 'categories' ? texts.ofCategoriesHint : undefined}>
        <Select
          value={kind}
          onChange={(event) => choose(kinds.find((known) => known === event.target.value) ?? 'categories', null)}
          options={kinds.map((value) => ({ value, label: texts.targets[value] }))}
        />
      </Field>
      {kind === 'brand' && (
        <Field label={texts.targets.brand} isRequired error={error}>
          <ComboBox
            options={brands.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={chosen && { value: chosen._id, label: chosen.name }}
            onChange={(option) => choose('brand', option && { _id: option.value, name: option.label })}
            emptyText={words.nothingFound}
            loadingText={words.loading}
            openLabel={words.open}
            clearLabel={words.clear}
          />
        </Field>
      )}
      {kind === 'product' && (
        <Field label={chosen ? texts.chosenProduct(chosen.name) : texts.targets.product} isRequired error={error}>
          <ProductPicker taken={new Set()} onPick={(product) => choose('product', product)} />
        </Field>
      )}
    </>
  );
}
