import type { Product } from '#contracts/products.ts';
import { type Language, nameLanguage } from '#domain/language.ts';
import type { PurchaseTerms } from '#domain/sales-terms.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { characteristicsOf } from './characteristics.ts';
import type { SplitDescription } from './description-lead.ts';
import { NotesPyramid } from './notes-pyramid.tsx';
import { PriceBlock } from './price-block.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';
import { SiblingSizes } from './sibling-sizes.tsx';

type ProductViewProps = {
  product: Product;
  opening: SplitDescription & { language: Language };
  crumbs: readonly Crumb[];
  terms: PurchaseTerms;
};

export function ProductView({ product, opening, crumbs, terms }: ProductViewProps) {
  const texts = useMessages();
  const { breadcrumbs } = texts;
  return (
    <article className="page-width pt-1 md:pt-3">
      <Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} current={product.name} />
      <div className="grid gap-x-8 gap-y-4 md:mt-2 md:grid-cols-[9fr_11fr] lg:gap-x-14">
        <div className="md:sticky md:top-[calc(var(--shop-bar)+1.5rem)] md:self-start">
          <ProductPictures product={product} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 md:gap-6">
          {/* On phones name and price stand first, so that both are on the first screen. */}
          <header className="max-md:-order-2">
            {product.brand && <p className="label-caps mb-2 text-ink-2">{product.brand.name}</p>}
            <h1 lang={nameLanguage(product.name)} className="text-3xl sm:text-4xl lg:text-5xl">
              {product.name}
            </h1>
          </header>
          {opening.lead && (
            <p lang={opening.language} className="-mt-3 max-w-110 text-ink-2">
              {opening.lead}
            </p>
          )}
          <SiblingSizes product={product} />
          <div className="max-md:-order-1">
            <PriceBlock product={product} />
          </div>
          <BuyPanel product={product} />
          <PurchaseFacts terms={terms} />
          <NotesPyramid notes={product.attributes.notes} />
          <div className="md:pt-4">
            <ProductTabs
              description={opening.rest}
              language={opening.language}
              characteristics={characteristicsOf(product, texts)}
            />
          </div>
        </div>
      </div>
    </article>
  );
}
