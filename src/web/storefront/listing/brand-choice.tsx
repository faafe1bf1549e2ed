import { useMessages } from '#web/kit/messages.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { LoadedListing } from './load-listing.ts';

export type BrandFacet = LoadedListing['brands'][number];

type BrandChoiceProps = {
  brands: readonly BrandFacet[];
  chosenIds: readonly string[];
  onChoose: (ids: string[]) => void;
};

/** Each brand with how many goods it has here, whatever else is ticked. */
export function BrandChoice({ brands, chosenIds, onChoose }: BrandChoiceProps) {
  const { listing } = useMessages();
  const toggle = (id: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosenIds, id] : chosenIds.filter((one) => one !== id));
  return (
    <fieldset>
      <legend className="label-caps mb-2 text-ink-2">{listing.brand}</legend>
      {brands.map(({ _id, name, count }) => (
        <Checkbox
          key={_id}
          name="filter[brand]"
          value={_id}
          label={name}
          note={count}
          checked={chosenIds.includes(_id)}
          onChange={({ currentTarget }) => toggle(_id, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
