import { useLocation } from 'react-router';
import { getProduct, listRelatedProducts } from '#contracts/products.ts';
import { getShopSettings } from '#contracts/shop.ts';
import { textLanguage } from '#domain/language.ts';
import { purchaseTerms } from '#domain/sales-terms.ts';
import { load } from '#web/kit/api-client.ts';
import { hryvniaPreload } from '#web/kit/font-preloads.ts';
import { breadcrumbsLd, productLd } from '#web/kit/json-ld.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { pack, useUnpacked } from '#web/kit/packed.ts';
import { kopecksOf } from '#web/kit/product-price.ts';
import { PageHead } from '#web/kit/seo.tsx';
import { categoryPath } from '../paths.ts';
import { shownCard } from '../product-card/shown-card.ts';
import type { Route } from './+types/product-page.ts';
import { splitLead } from './description-lead.ts';
import { ProductRow } from './product-row.tsx';
import { ProductView } from './product-view.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

export const links = hryvniaPreload;

export async function loader({ params }: Route.LoaderArgs) {
  const [{ terms }, product, { sameBrand, similar }] = await Promise.all([
    load(getShopSettings, {}),
    load(getProduct, { params: { id: params.id } }),
    load(listRelatedProducts, { params: { id: params.id } }),
  ]);
  return pack({
    product,
    sameBrand: sameBrand.map(shownCard),
    similar: similar.map(shownCard),
    terms: purchaseTerms(terms, kopecksOf(product.currentPrice)),
    opening: { ...splitLead(product.description), language: textLanguage(product.description) },
  });
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, sameBrand, similar, terms, opening } = useUnpacked(loaderData);
  const { product: texts, breadcrumbs } = useMessages();
  const { pathname } = useLocation();
  const localPath = useLocalPath();
  const crumbs = [
    { label: breadcrumbs.home, href: localPath('/index') },
    { label: product.categories.name, href: localPath(categoryPath(product.categories.title)) },
  ];
  return (
    <>
      <PageHead
        title={product.seo?.title || texts.title(product.name, product.brand?.name)}
        description={product.seo?.description || texts.summary(product.name, product.brand?.name, opening.lead)}
        image={product.imageFirst}
        type="product"
        jsonLd={[productLd(product, pathname), breadcrumbsLd(crumbs, product.name)]}
      />
      {/* The key resets the state for another product. */}
      <ProductView key={product._id} product={product} opening={opening} crumbs={crumbs} terms={terms} />
      {product.brand && <ProductRow title={texts.sameBrand(product.brand.name)} products={sameBrand} />}
      <ProductRow title={texts.similar} products={similar} />
      <RecentlyViewed productId={product._id} />
    </>
  );
}
