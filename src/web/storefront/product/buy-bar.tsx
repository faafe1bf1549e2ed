import Check from 'lucide-react/icons/check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { Product } from '#contracts/products.ts';
import { formatPrice } from '#domain/money.ts';
import { shop } from '#domain/shop.ts';
import { useAddToCart } from '#web/features/cart/add-to-cart.tsx';
import { useMessages } from '#web/kit/messages.tsx';
import { lineCostOf } from '#web/kit/product-price.ts';
import { Button } from '#web/ui/button.tsx';

type BuyBarProps = { product: Product; quantity: number };

/** Below the price; on phones fixed to the bottom of the screen. */
export function BuyBar({ product, quantity }: BuyBarProps) {
  const { buy } = useMessages().product;
  return (
    <>
      <section aria-label={buy.label} className="bottom-bar noscript:hidden">
        <BuyButton product={product} quantity={quantity} />
      </section>
      <p className="hidden rounded-md bg-amber-wash p-4 text-amber-ink noscript:block">
        {buy.noScripts(shop.shownPhone)}
      </p>
    </>
  );
}

function BuyButton({ product, quantity }: BuyBarProps) {
  const { buy, size } = useMessages().product;
  const { state, press, note } = useAddToCart(product, quantity);
  const millilitres = product.bottling ? quantity : product.sizes;
  const sum = formatPrice(lineCostOf(product, quantity).totalKopecks);
  const looks = {
    absent: { icon: null, text: buy.add(millilitres === null ? sum : `${size(millilitres)} · ${sum}`) },
    'just-added': { icon: <Check aria-hidden="true" className="size-5" />, text: buy.added },
    'in-cart': { icon: <ShoppingBag aria-hidden="true" className="size-5" />, text: buy.inCart },
  };
  return (
    <>
      <Button kind="primary" size="large" isWide {...press} icon={looks[state].icon}>
        {looks[state].text}
      </Button>
      {note}
      <span role="status" className="sr-only">
        {state === 'just-added' && buy.added}
      </span>
    </>
  );
}
