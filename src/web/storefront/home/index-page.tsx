import { listProducts } from '#contracts/products.ts';
import { organizationLd, webSiteLd } from '#web/kit/json-ld.ts';
import { load } from '#web/kit/load.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import type { Route } from './+types/index-page.ts';
import { NewArrivals } from './new-arrivals.tsx';
import { Opening } from './opening.tsx';
import { TrustRow } from './trust-row.tsx';

const newArrivalsCount = 12;

export async function loader() {
  const { products } = await load(listProducts, { query: { sort: 'new', perPage: newArrivalsCount } });
  return { newArrivals: products };
}

export default function IndexPage({ loaderData }: Route.ComponentProps) {
  const { home } = useMessages();
  return (
    <>
      <PageHead title={home.title} description={home.description} jsonLd={[organizationLd, webSiteLd]} />
      <Opening />
      <TrustRow />
      <NewArrivals products={loaderData.newArrivals} />
    </>
  );
}
