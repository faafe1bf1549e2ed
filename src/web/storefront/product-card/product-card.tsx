import type { ProductCard as Product } from '#contracts/products.ts';
import { formatPrice } from '#domain/money.ts';
import { CardAction } from '#web/features/cart/add-to-cart.tsx';
import { useLocalPath, useNameLanguage } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { kopecksOf, shownPriceOf, stockOf } from '#web/kit/product-price.ts';
import { LazyWishHeart } from '#web/storefront/wishlist/lazy-wish-heart.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { CardSizes } from './card-sizes.tsx';

type ProductCardProps = {
  product: Product;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  isEager?: boolean;
  className?: string;
};

export const keyOfCard = ({ product }: ProductCardProps) => product._id;

/** An item of a list. */
export function ProductCard({ product, sizes, isEager = false, className }: ProductCardProps) {
  const { productCard: texts, words } = useMessages();
  const localPath = useLocalPath();
  const nameLanguage = useNameLanguage();
  const address = localPath(`/products/item/${product._id}`);
  const { nowKopecks, wasKopecks, percent } = shownPriceOf(product);
  const isSoldOut = stockOf(product) <= 0;
  const decantFrom = product.siblings.find(({ priceFrom }) => priceFrom !== null)?.priceFrom ?? null;

  return (
    <li className={className}>
      <article className="product-card">
        <Picture
          address={product.imageFirst}
          preview={product.imagePreview}
          alt=""
          sizes={sizes}
          isListed
          isEager={isEager}
        />
        {percent > 0 && (
          <Badge tone="garnet" look="solid">
            <span className="sr-only">{texts.discount(percent)}</span>
            <span aria-hidden="true">−{percent}%</span>
          </Badge>
        )}
        <p>{product.brand?.name}</p>
        <h3>
          <a lang={nameLanguage(product.name)} href={address}>
            {product.name}
          </a>
        </h3>
        <CardSizes product={product} />
        <div>
          <Price
            now={formatPrice(nowKopecks)}
            was={wasKopecks === null ? undefined : formatPrice(wasKopecks)}
            wasLabel={words.wasPrice}
            unit={product.bottling ? texts.perMillilitre : undefined}
          />
          {isSoldOut && <Badge>{texts.soldOut}</Badge>}
          {decantFrom !== null && <p>{texts.decantFrom(formatPrice(kopecksOf(decantFrom)))}</p>}
        </div>
        <CardAction product={product} address={address} />
        <LazyWishHeart product={product} className="absolute top-1.5 right-1.5 sm:top-2.5 sm:right-2.5" />
      </article>
    </li>
  );
}
