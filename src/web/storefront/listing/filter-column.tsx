import { Form } from 'react-router';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { categoryPath } from '../layout/category-path.ts';
import { BrandChoice, type BrandFacet } from './brand-choice.tsx';
import { brandSet } from './listing-address.ts';
import type { ListingChoice } from './use-listing.ts';

type FilterColumnProps = { choice: ListingChoice; brands: readonly BrandFacet[] };

/** A form that works without scripts; with scripts each change navigates at once. */
export function FilterColumn({ choice: { wanted, change }, brands }: FilterColumnProps) {
  const { listing: texts } = useMessages();
  const localPath = useLocalPath();
  return (
    <Form
      action={localPath(categoryPath(wanted.title))}
      aria-label={texts.filters}
      autoComplete="off"
      preventScrollReset
      className="max-lg:not-noscript:hidden lg:sticky lg:top-4 lg:self-start"
    >
      <div className="-mx-2 max-h-80 overflow-y-auto px-2 lg:max-h-[calc(100dvh-2rem)]">
        <BrandChoice
          brands={brands}
          chosenIds={wanted.brandIds}
          onChoose={(ids) => change({ brandIds: brandSet(ids) })}
        />
      </div>
      {wanted.sort !== 'new' && <input type="hidden" name="sort" value={wanted.sort} />}
      <noscript>
        <Button type="submit" isWide className="mt-3">
          {texts.apply}
        </Button>
      </noscript>
    </Form>
  );
}
