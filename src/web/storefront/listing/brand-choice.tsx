import { useState } from 'react';
import { foldAccents } from '#domain/latin.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { LoadedListing } from './load-listing.ts';

export type BrandFacet = LoadedListing['brands'][number];

type BrandChoiceProps = {
  brands: readonly BrandFacet[];
  chosenIds: readonly string[];
  onChoose: (ids: string[]) => void;
};

/** Longer lists get a search field. */
const longList = 15;

/** Brand facets with product counts, which do not depend on the chosen brands. */
export function BrandChoice({ brands, chosenIds, onChoose }: BrandChoiceProps) {
  const { listing: texts } = useMessages();
  const [sought, setSought] = useState('');
  const word = foldAccents(sought.trim());
  const toggle = (id: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosenIds, id] : chosenIds.filter((one) => one !== id));
  return (
    <fieldset className="min-w-0">
      <legend className="label-caps mb-2 text-ink-2">{texts.brand}</legend>
      {brands.length > longList && (
        <SearchField
          label={texts.findBrand}
          placeholder={texts.findBrand}
          isDense
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
          // Filters on the client; submitting the form would only reload the page.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="mb-2 noscript:hidden"
        />
      )}
      {brands.map(({ _id, name, count }) => (
        <Checkbox
          key={_id}
          name="filter[brand]"
          value={_id}
          label={name}
          note={count}
          checked={chosenIds.includes(_id)}
          onChange={({ currentTarget }) => toggle(_id, currentTarget.checked)}
          className={word === '' || foldAccents(name).includes(word) ? undefined : 'hidden'}
        />
      ))}
    </fieldset>
  );
}
