import { useEffect, useRef, useState } from 'react';
import type { ProductFilters } from '#contracts/products.ts';
import { type Filters, type FlagFacet, flagFacets, type ListFacet, listFacets } from '#domain/facets.ts';
import { foldAccents } from '#domain/latin.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type FacetOption, optionsOf } from './facet-options.ts';
import { readPrice, valueSet } from './listing-address.ts';

type FacetChoiceProps = {
  offered: ProductFilters;
  filters: Filters;
  /** Facets that the page itself decides. */
  hidden?: readonly (ListFacet | FlagFacet)[];
  onChange: (part: Partial<Filters>) => void;
};

/** All facets with their numbers of products, each counted as if it were off; in an element of the class `facets`. */
export function FacetChoice({ offered, filters, hidden = [], onChange }: FacetChoiceProps) {
  const texts = useMessages();
  const { listing } = texts;
  const [first, ...others] = listFacets
    .filter((facet) => !hidden.includes(facet))
    .map((facet) => ({ facet, options: optionsOf(facet, offered, filters[facet], texts) }))
    // One value alone is no choice.
    .filter(({ facet, options }) => options.length > 1 || filters[facet].length > 0);
  const group = ({ facet, options }: NonNullable<typeof first>) => (
    <ValueList
      key={facet}
      facet={facet}
      options={options}
      chosen={filters[facet]}
      onChoose={(values) => onChange({ [facet]: valueSet(values) })}
    >
      {facet === 'note' && filters.note.length > 1 && (
        <Checkbox
          name="filter[allNotes]"
          value="true"
          label={listing.allNotes}
          checked={filters.allNotes}
          onChange={({ currentTarget }) => onChange({ allNotes: currentTarget.checked })}
          className="font-semibold"
        />
      )}
    </ValueList>
  );
  return (
    <>
      <FlagList offered={offered} filters={filters} hidden={hidden} onChange={onChange} />
      {first && group(first)}
      <PriceRange offered={offered} filters={filters} onChange={onChange} />
      {others.map(group)}
    </>
  );
}

function FlagList({ offered, filters, hidden = [], onChange }: FacetChoiceProps) {
  const { listing } = useMessages();
  const shown = flagFacets.filter((facet) => !hidden.includes(facet) && (filters[facet] || offered[facet] > 0));
  if (shown.length === 0) return null;
  return (
    <fieldset>
      <legend className="sr-only">{listing.availability}</legend>
      {shown.map((facet) => (
        <Checkbox
          key={facet}
          name={`filter[${facet}]`}
          value="true"
          label={listing.flags[facet]}
          note={offered[facet]}
          checked={filters[facet]}
          onChange={({ currentTarget }) => onChange({ [facet]: currentTarget.checked })}
        />
      ))}
    </fieldset>
  );
}

/** Longer lists scroll. Those of brands and notes also have a search field, and the page has only their beginning. */
const longList = 10;
const longSearchedList = 8;

type ValueListProps = {
  facet: ListFacet;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onChoose: (values: string[]) => void;
  children?: React.ReactNode;
};

function ValueList({ facet, options, chosen, onChoose, children }: ValueListProps) {
  const { listing, shopFrame } = useMessages();
  const localPath = useLocalPath();
  const [sought, setSought] = useState('');
  const word = foldAccents(sought.trim());
  const isSearched = (facet === 'brand' || facet === 'note') && options.length > longSearchedList;
  const isLong = isSearched || options.length > longList;
  const findLabel = facet === 'brand' ? listing.findBrand : listing.findNote;
  const toggle = (value: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <fieldset>
      <legend>{listing.facets[facet]}</legend>
      {isSearched && (
        <SearchField
          label={findLabel}
          placeholder={findLabel}
          isDense
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
          // Filters on the client; submitting the form would only reload the page.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="mb-2 noscript:hidden"
        />
      )}
      {children}
      <div className={isLong ? 'facet-scroll' : undefined}>
        {options.map(({ value, label, count }) => (
          <Checkbox
            key={value}
            name={`filter[${facet}]`}
            value={value}
            label={label}
            note={count}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) => toggle(value, currentTarget.checked)}
            className={word === '' || foldAccents(label).includes(word) ? undefined : 'hidden'}
          />
        ))}
      </div>
      {isSearched && (
        // The page may have only the beginning of the list, and the rest needs scripts.
        <noscript>
          <a href={localPath(`/${facet}s`)} className="mt-2 inline-block underline">
            {shopFrame.footer[`${facet}s`]}
          </a>
        </noscript>
      )}
    </fieldset>
  );
}

/** Applied when the field is left or on Enter, not with every digit. */
function PriceRange({ offered: { price }, filters, onChange }: Omit<FacetChoiceProps, 'hidden'>) {
  const { listing } = useMessages();
  if (!price && filters.priceFrom === null && filters.priceTo === null) return null;
  const field = (name: 'priceFrom' | 'priceTo', label: string, lowest: number | undefined) => (
    <PriceField
      name={`filter[${name}]`}
      label={label}
      placeholder={lowest === undefined ? undefined : listing.price(Math.round(lowest))}
      value={filters[name]}
      onApply={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <fieldset>
      <legend>{listing.priceLegend}</legend>
      <div className="grid grid-cols-2 gap-2">
        {field('priceFrom', listing.priceFrom, price?.from)}
        {field('priceTo', listing.priceTo, price?.to)}
      </div>
    </fieldset>
  );
}

type PriceFieldProps = {
  name: string;
  label: string;
  placeholder: string | undefined;
  value: number | null;
  onApply: (value: number | null) => void;
};

function PriceField({ name, label, placeholder, value, onApply }: PriceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const written = useRef(value);
  // Written, not remounted, which would lose the focus. Not on mount: something may have been typed before hydration.
  useEffect(() => {
    if (!input.current || written.current === value) return;
    written.current = value;
    input.current.value = String(value ?? '');
  }, [value]);
  const apply = (text: string) => {
    const typed = readPrice(text);
    if (typed !== value) onApply(typed);
  };
  return (
    <TextInput
      ref={input}
      name={name}
      aria-label={label}
      inputMode="numeric"
      maxLength={10}
      defaultValue={value ?? ''}
      placeholder={placeholder}
      onBlur={({ currentTarget }) => apply(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        apply(event.currentTarget.value);
      }}
    />
  );
}
