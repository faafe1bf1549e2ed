import type { Product } from '#contracts/products.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { characteristicsOf } from './characteristics.ts';
import type { SplitDescription } from './description-lead.ts';
import { PriceBlock } from './price-block.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { SiblingSizes } from './sibling-sizes.tsx';

type ProductViewProps = { product: Product; opening: SplitDescription; crumbs: readonly Crumb[] };

export function ProductView({ product, opening, crumbs }: ProductViewProps) {
  const { product: texts, breadcrumbs } = useMessages();
  return (
    <article className="page-width pt-1 md:pt-3">
      <Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} current={product.name} />
      <div className="grid gap-x-8 gap-y-6 md:mt-2 md:grid-cols-[9fr_11fr] lg:gap-x-14">
        <div className="md:sticky md:top-6 md:self-start">
          <ProductPictures product={product} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <header>
            {product.brand && <p className="label-caps mb-2 text-ink-2">{product.brand.name}</p>}
            <h1 className="text-3xl sm:text-4xl lg:text-5xl">{product.name}</h1>
            {opening.lead && (
              <p lang="uk" className="mt-3 max-w-110 text-ink-2">
                {opening.lead}
              </p>
            )}
          </header>
          <SiblingSizes product={product} />
          <PriceBlock product={product} />
          <BuyPanel product={product} />
          <div className="md:pt-4">
            <ProductTabs description={opening.rest} characteristics={characteristicsOf(product, texts)} />
          </div>
        </div>
      </div>
    </article>
  );
}
