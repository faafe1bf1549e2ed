import { hryvniaPreload } from '#web/kit/font-preloads.ts';
import { breadcrumbsLd } from '#web/kit/json-ld.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useCollectionsMessages, useMessages } from '#web/kit/messages.tsx';
import { pack, useUnpacked } from '#web/kit/packed.ts';
import { PageHead } from '#web/kit/seo.tsx';
import { canonicalPath, readListing, writeListing } from '../listing/listing-address.ts';
import { ListingView } from '../listing/listing-view.tsx';
import { contentsOf, loadListing } from '../listing/load-listing.ts';
import type { Route } from './+types/discounts-page.ts';
import { productListLd } from './product-list-ld.ts';

export const links = hryvniaPreload;

export const handle = { search: (query: URLSearchParams) => writeListing(readListing('', query)) };

export async function loader({ request }: Route.LoaderArgs) {
  const address = new URL(request.url);
  const listing = readListing('/discounts', address.searchParams);
  return pack(await loadListing({ fixed: { discount: true }, hidden: ['discount'] }, listing, address));
}

export default function DiscountsPage({ loaderData: packed }: Route.ComponentProps) {
  const loaded = useUnpacked(packed);
  const { breadcrumbs } = useMessages();
  const collections = useCollectionsMessages();
  const localPath = useLocalPath();
  const { heading, title, intro } = collections.discounts;
  const crumbs = [{ label: breadcrumbs.home, href: localPath('/index') }];
  const text = intro(...contentsOf(loaded));
  return (
    <>
      <PageHead
        title={title(loaded.listing.page)}
        description={text}
        path={canonicalPath(loaded.listing)}
        image={loaded.products[0]?.imageFirst ?? null}
        jsonLd={[breadcrumbsLd(crumbs, heading), productListLd(heading, loaded.products, localPath)]}
        noIndex={loaded.totalProductsCount === 0}
      />
      <ListingView loaded={loaded} crumbs={crumbs} heading={heading} intro={text} />
    </>
  );
}
