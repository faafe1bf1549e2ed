import { productSorts, stockStates } from '#contracts/admin-products.ts';
import { listBrands } from '#contracts/brands.ts';
import { listCategories } from '#contracts/categories.ts';
import { productFormats } from '#domain/scent.ts';
import { ListSelect } from '#web/admin/components/list-filters.tsx';
import { useListParams } from '#web/admin/components/list-params.ts';
import { useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import type { ComboOption } from '#web/ui/combo-options.ts';
import { Field } from '#web/ui/field.tsx';

async function loadOptions(_: null, signal: AbortSignal) {
  const [categories, brands] = await Promise.all([call(listCategories, { signal }), call(listBrands, { signal })]);
  const optionsOf = (things: readonly { _id: string; name: string }[]) =>
    things.map(({ _id, name }) => ({ value: _id, label: name }));
  return { categories: optionsOf(categories.data), brands: optionsOf(brands.data) };
}

/** Filters and sorting of the products, in the address. */
export function ProductFilters() {
  const { filters: texts } = useAdminMessages().productTable;
  const { data } = useAsyncData(null, loadOptions);
  const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
    values.map((value) => ({ value, label: labels[value] }));
  return (
    <div className="grid w-full grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-6 [&>*]:w-full!">
      <ListSelect name="category" label={texts.category} all={texts.allCategories} options={data?.categories ?? []} />
      <BrandFilter brands={data?.brands ?? []} />
      <ListSelect
        name="format"
        label={texts.format}
        all={texts.allFormats}
        options={optionsOf(productFormats, texts.formats)}
      />
      <ListSelect
        name="stock"
        label={texts.stock}
        all={texts.anyStock}
        options={optionsOf(stockStates, texts.stocks)}
      />
      <ListSelect
        name="discount"
        label={texts.discount}
        all={texts.anyDiscount}
        options={optionsOf(['true', 'false'] as const, texts.discounts)}
      />
      <ListSelect
        name="sort"
        label={texts.sort}
        all={texts.sorts['-date']}
        options={optionsOf(
          productSorts.filter((sort) => sort !== '-date'),
          texts.sorts,
        )}
      />
    </div>
  );
}

function BrandFilter({ brands }: { brands: readonly ComboOption[] }) {
  const { filters: texts } = useAdminMessages().productTable;
  const { words } = useMessages();
  const { param, setParams } = useListParams();
  return (
    <Field label={texts.brand} isLabelHidden>
      <ComboBox
        isDense
        options={brands}
        value={brands.find(({ value }) => value === param('brand')) ?? null}
        onChange={(option) => setParams({ brand: option?.value ?? '' })}
        placeholder={texts.allBrands}
        emptyText={words.nothingFound}
        loadingText={words.loading}
        openLabel={words.open}
        clearLabel={words.clear}
      />
    </Field>
  );
}
