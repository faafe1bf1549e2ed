import { listBestSellers } from '#contracts/products.ts';
import { load } from '#web/kit/api-client.ts';
import { hryvniaPreload } from '#web/kit/font-preloads.ts';
import { breadcrumbsLd } from '#web/kit/json-ld.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useCollectionsMessages, useMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ProductGrid } from '../product-card/product-grid.tsx';
import type { Route } from './+types/best-sellers-page.ts';
import { productListLd } from './product-list-ld.ts';

export const links = hryvniaPreload;

export const loader = () => load(listBestSellers, { query: {} });

export default function BestSellersPage({ loaderData: products }: Route.ComponentProps) {
  const { breadcrumbs, counts, problem } = useMessages();
  const collections = useCollectionsMessages();
  const localPath = useLocalPath();
  const { heading, title, text, empty } = collections.bestSellers;
  const crumbs = [{ label: breadcrumbs.home, href: localPath('/index') }];
  return (
    <div className="page-width pt-2 md:pt-4">
      <PageHead
        title={title}
        description={text}
        image={products[0]?.imageFirst ?? null}
        jsonLd={[breadcrumbsLd(crumbs, heading), productListLd(heading, products, localPath)]}
        noIndex={products.length === 0}
      />
      <Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} current={heading} />
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      <p className="mt-1 mb-6 max-w-2xl text-ink-2">{text}</p>
      <h2 className="sr-only">{counts.products(products.length)}</h2>
      {products.length > 0 ? (
        <ProductGrid products={products} beginsPage />
      ) : (
        <EmptyState title={empty} action={<ButtonLink href={localPath('/index')}>{problem.toIndex}</ButtonLink>} />
      )}
    </div>
  );
}
