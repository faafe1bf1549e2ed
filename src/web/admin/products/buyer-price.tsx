import type { AdminProductCard } from '#contracts/admin-products.ts';
import { formatPrice } from '#domain/money.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';

/** «2 609,50 ₴ · −15 % категорії»: what buyers pay today, and why. */
export function BuyerPrice({ product }: { product: Pick<AdminProductCard, 'priceNow' | 'discountNow'> }) {
  const { discountOf } = useAdminMessages().productTable;
  const { priceNow, discountNow } = product;
  return (
    <span className="figures">
      <span className="whitespace-nowrap">{formatPrice(kopecksOf(priceNow))}</span>
      {discountNow && <span className="text-garnet"> · {discountOf[discountNow.of](discountNow.percent)}</span>}
    </span>
  );
}
