import { hryvniaPreload } from '#web/kit/font-preloads.ts';
import { breadcrumbsLd } from '#web/kit/json-ld.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useCollectionsMessages, useMessages } from '#web/kit/messages.tsx';
import { pack, useUnpacked } from '#web/kit/packed.ts';
import { PageHead } from '#web/kit/seo.tsx';
import { canonicalPath, readFilters, readListing, writeListing } from '../listing/listing-address.ts';
import { ListingView } from '../listing/listing-view.tsx';
import { contentsOf, loadListing, noSuchPage } from '../listing/load-listing.ts';
import { notePath } from '../paths.ts';
import type { Route } from './+types/note-page.ts';
import { productListLd } from './product-list-ld.ts';

export const links = hryvniaPreload;

export const handle = { search: (query: URLSearchParams) => writeListing(readListing('', query)) };

export async function loader({ params, request }: Route.LoaderArgs) {
  // The same rules as for a note in a filter.
  const [key] = readFilters(new URLSearchParams({ 'filter[note]': params.key })).note;
  if (key === undefined) throw noSuchPage();
  const address = new URL(request.url);
  const listing = readListing(notePath(key), address.searchParams);
  const loaded = await loadListing({ fixed: { note: [key] }, hidden: ['note'] }, listing, address);
  // The facet counts as if it were off, so it knows every note that something has.
  const note = loaded.offered.note.find(({ value }) => value === key);
  if (!note) throw noSuchPage();
  return { name: note.name, packed: pack(loaded) };
}

export default function NotePage({ loaderData: { name, packed } }: Route.ComponentProps) {
  const loaded = useUnpacked(packed);
  const { breadcrumbs } = useMessages();
  const collections = useCollectionsMessages();
  const localPath = useLocalPath();
  const crumbs = [
    { label: breadcrumbs.home, href: localPath('/index') },
    { label: collections.notes.heading, href: localPath('/notes') },
  ];
  const heading = collections.note.heading(name);
  const intro = collections.note.intro(name, ...contentsOf(loaded));
  return (
    <>
      <PageHead
        title={collections.note.title(name, loaded.listing.page)}
        description={intro}
        path={canonicalPath(loaded.listing)}
        image={loaded.products[0]?.imageFirst ?? null}
        jsonLd={[breadcrumbsLd(crumbs, heading), productListLd(heading, loaded.products, localPath)]}
        noIndex={loaded.totalProductsCount === 0}
      />
      <ListingView loaded={loaded} crumbs={crumbs} heading={heading} intro={intro} />
    </>
  );
}
