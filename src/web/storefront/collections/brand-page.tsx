import { getBrandPage } from '#contracts/brands.ts';
import { load } from '#web/kit/api-client.ts';
import { hryvniaPreload } from '#web/kit/font-preloads.ts';
import { breadcrumbsLd } from '#web/kit/json-ld.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useCollectionsMessages, useMessages } from '#web/kit/messages.tsx';
import { pack, useUnpacked } from '#web/kit/packed.ts';
import { PageHead } from '#web/kit/seo.tsx';
import { canonicalPath, readListing, writeListing } from '../listing/listing-address.ts';
import { ListingView } from '../listing/listing-view.tsx';
import { contentsOf, loadListing, noSuchPage } from '../listing/load-listing.ts';
import { brandPath } from '../paths.ts';
import type { Route } from './+types/brand-page.ts';
import { productListLd } from './product-list-ld.ts';

export const links = hryvniaPreload;

export const handle = { search: (query: URLSearchParams) => writeListing(readListing('', query)) };

export async function loader({ params: { slug }, request }: Route.LoaderArgs) {
  if (getBrandPage.params?.safeParse({ slug }).success === false) throw noSuchPage();
  const brand = await load(getBrandPage, { params: { slug } });
  const address = new URL(request.url);
  const listing = readListing(brandPath(brand.slug), address.searchParams);
  const place = { fixed: { brand: [brand._id] }, hidden: ['brand'] as const };
  return { brand, packed: pack(await loadListing(place, listing, address)) };
}

export default function BrandPage({ loaderData: { brand, packed } }: Route.ComponentProps) {
  const loaded = useUnpacked(packed);
  const { breadcrumbs } = useMessages();
  const collections = useCollectionsMessages();
  const localPath = useLocalPath();
  const crumbs = [
    { label: breadcrumbs.home, href: localPath('/index') },
    { label: collections.brands.heading, href: localPath('/brands') },
  ];
  const intro = collections.brand.intro(brand.name, ...contentsOf(loaded));
  return (
    <>
      <PageHead
        title={collections.brand.title(brand.name, loaded.listing.page)}
        description={intro}
        path={canonicalPath(loaded.listing)}
        image={brand.imageUrl}
        jsonLd={[breadcrumbsLd(crumbs, brand.name), productListLd(brand.name, loaded.products, localPath)]}
        noIndex={loaded.totalProductsCount === 0}
      />
      <ListingView loaded={loaded} crumbs={crumbs} heading={brand.name} intro={intro} />
    </>
  );
}
