import { clsx } from 'clsx';
import type { Product } from '#contracts/products.ts';
import { formatMoney } from '#domain/money.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { shownPriceOf, stockOf } from '#web/kit/product-price.ts';
import { Price } from '#web/ui/price.tsx';

export function PriceBlock({ product }: { product: Product }) {
  const { productCard, words } = useMessages();
  const { nowKopecks, wasKopecks } = shownPriceOf(product);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <Price
        size="large"
        now={formatMoney(nowKopecks)}
        was={wasKopecks === null ? undefined : formatMoney(wasKopecks)}
        wasLabel={words.wasPrice}
        unit={product.bottling ? productCard.perMillilitre : undefined}
      />
      <StockLabel product={product} />
    </div>
  );
}

function StockLabel({ product }: { product: Product }) {
  const { product: texts } = useMessages();
  const stock = stockOf(product);
  const inStock = product.bottling ? texts.inStockMl(stock) : texts.inStock;
  return (
    <p
      className={clsx(
        'flex items-center gap-2 text-sm font-semibold before:size-2.5 before:rounded-full',
        stock > 0 ? 'text-green before:bg-green' : 'text-ink-2 before:border-2 before:border-ink-3',
      )}
    >
      {stock > 0 ? inStock : texts.outOfStock}
    </p>
  );
}
