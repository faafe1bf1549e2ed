import { useMessages } from '#web/kit/messages.tsx';
import { RemovableChip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import type { BrandFacet } from './brand-choice.tsx';
import type { Listing } from './listing-address.ts';
import type { ListingChoice } from './use-listing.ts';

type AppliedFiltersProps = { choice: ListingChoice; brands: readonly BrandFacet[] };

/** A brand without products in this category has no name here, but can be removed. */
function chosenBrands({ brandIds }: Listing, brands: readonly BrandFacet[], unknown: string) {
  const known = brands.filter(({ _id }) => brandIds.includes(_id));
  const others = brandIds.filter((id) => !known.some(({ _id }) => _id === id));
  return [...known, ...others.map((_id) => ({ _id, name: unknown }))];
}

export function AppliedFilters({ choice: { wanted, hrefOf }, brands }: AppliedFiltersProps) {
  const { listing: texts } = useMessages();
  if (wanted.brandIds.length === 0) return null;
  return (
    <ul aria-label={texts.applied} className="mb-5 flex flex-wrap items-center gap-2">
      {chosenBrands(wanted, brands, texts.otherBrand).map(({ _id, name }) => (
        <li key={_id}>
          <RemovableChip
            href={hrefOf({ brandIds: wanted.brandIds.filter((id) => id !== _id) })}
            removeLabel={texts.remove(name)}
          >
            {name}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Link
          href={hrefOf({ brandIds: [] })}
          className="inline-flex min-h-11 items-center px-3 text-sm font-semibold text-amber-ink hover:underline md:min-h-9"
        >
          {texts.reset}
        </Link>
      </li>
    </ul>
  );
}
