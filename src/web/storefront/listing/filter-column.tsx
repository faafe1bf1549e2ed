import { CachedPart } from '#web/kit/cached-part.tsx';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { FacetChoice } from './facet-choice.tsx';
import type { LoadedListing } from './load-listing.ts';
import type { ListingChoice } from './use-listing.ts';

type FilterColumnProps = { choice: ListingChoice; onTurnTo: () => void } & Pick<LoadedListing, 'offered' | 'place'>;

/** A form that works without scripts; with scripts each change navigates at once. */
export function FilterColumn({ choice: { wanted, changeFilters }, onTurnTo, offered, place }: FilterColumnProps) {
  const { listing: texts } = useMessages();
  const localPath = useLocalPath();
  return (
    <form
      action={localPath(wanted.path)}
      aria-label={texts.filters}
      autoComplete="off"
      onPointerEnter={onTurnTo}
      onFocus={onTurnTo}
      className="max-lg:not-noscript:hidden lg:self-start"
    >
      <CachedPart
        as="div"
        className="facets"
        part={FacetChoice}
        each={[{ offered, filters: wanted.filters, hidden: place.hidden, onChange: changeFilters }]}
      />
      {wanted.sort !== 'new' && <input type="hidden" name="sort" value={wanted.sort} />}
      <noscript>
        <Button type="submit" isWide className="mt-3">
          {texts.apply}
        </Button>
      </noscript>
    </form>
  );
}
