import { type Filters, noFilters } from '#domain/facets.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { RemovableChip } from '#web/ui/chip.tsx';
import { appliedFilters } from './facet-options.ts';
import type { LoadedListing } from './load-listing.ts';
import type { ListingChoice } from './use-listing.ts';

export function AppliedFilters({ choice, offered }: { choice: ListingChoice; offered: LoadedListing['offered'] }) {
  const texts = useMessages();
  const { wanted, hrefOf } = choice;
  const applied = appliedFilters(wanted.filters, offered, texts);
  if (applied.length === 0) return null;
  const hrefWith = (part: Partial<Filters>) => hrefOf({ filters: { ...wanted.filters, ...part } });
  return (
    <ul aria-label={texts.listing.applied} className="mb-5 flex flex-wrap items-center gap-2">
      {applied.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChip href={hrefWith(without)} removeLabel={texts.listing.remove(label)}>
            {label}
          </RemovableChip>
        </li>
      ))}
      <li>
        <a
          href={hrefWith(noFilters)}
          className="inline-flex min-h-11 items-center px-3 text-sm font-semibold text-amber-ink hover:underline md:min-h-9"
        >
          {texts.listing.reset}
        </a>
      </li>
    </ul>
  );
}
