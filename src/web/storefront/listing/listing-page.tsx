import { hryvniaPreload } from '#web/kit/font-preloads.ts';
import { breadcrumbsLd } from '#web/kit/json-ld.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import type { Route } from './+types/listing-page.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { BrandMemory } from './brand-memory.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterColumn } from './filter-column.tsx';
import { canonicalPath, readListing, writeListing } from './listing-address.ts';
import { loadListing } from './load-listing.ts';
import { ProductResults } from './product-results.tsx';
import { SortSelect } from './sort-select.tsx';
import { goodsId, useListing } from './use-listing.ts';

export const links = hryvniaPreload;

export const handle = { search: (query: URLSearchParams) => writeListing(readListing('', query)) };

export const loader = ({ params, request }: Route.LoaderArgs) =>
  loadListing(params.categories, params.filters, new URL(request.url));

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { category, listing, products, pageCount, totalProductsCount, brands } = loaderData;
  const { breadcrumbs, counts, listing: texts } = useMessages();
  const localPath = useLocalPath();
  const choice = useListing(listing);

  const crumbs = [{ label: breadcrumbs.home, href: localPath('/index') }];
  const brandNames = brands.filter(({ _id }) => listing.brandIds.includes(_id)).map(({ name }) => name);
  return (
    <div className="page-width pt-2 md:pt-4">
      <PageHead
        title={texts.title(category.name, brandNames, listing.page)}
        description={category.description || texts.description(category.name)}
        path={canonicalPath(listing)}
        image={products[0]?.imageFirst ?? null}
        jsonLd={[breadcrumbsLd(crumbs, category.name)]}
        noIndex={totalProductsCount === 0}
      />
      <BrandMemory shown={listing} />
      <Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} current={category.name} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-3xl sm:text-4xl">{category.name}</h1>
          {category.description && <p className="mt-1 max-w-2xl text-ink-2">{category.description}</p>}
          <p role="status" className="figures mt-1 text-sm text-ink-3">
            {counts.products(totalProductsCount)}
          </p>
        </div>
        <div className="flex w-full gap-3 sm:w-auto">
          <FilterButton choice={choice} brands={brands} />
          <SortSelect choice={choice} />
        </div>
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[14.75rem_minmax(0,1fr)]">
        <FilterColumn choice={choice} brands={brands} />
        <div id={goodsId} className="min-w-0">
          <AppliedFilters choice={choice} brands={brands} />
          <ProductResults listing={listing} products={products} pageCount={pageCount} choice={choice} />
        </div>
      </div>
    </div>
  );
}
