import Check from 'lucide-react/icons/check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { Product } from '#contracts/products.ts';
import { formatMoney } from '#domain/money.ts';
import { shop } from '#domain/shop.ts';
import { useAddToCart } from '#web/features/cart/add-to-cart.tsx';
import { useMessages } from '#web/kit/messages.tsx';
import { lineCostOf, stockOf } from '#web/kit/product-price.ts';
import { Button } from '#web/ui/button.tsx';

type BuyBarProps = { product: Product; quantity: number; isInCart: boolean };

/** Below the price; on phones fixed to the bottom of the screen. */
export function BuyBar({ product, quantity, isInCart }: BuyBarProps) {
  const { buy } = useMessages().product;
  return (
    <>
      <section aria-label={buy.label} className="bottom-bar noscript:hidden">
        <BuyButton product={product} quantity={quantity} isInCart={isInCart} />
      </section>
      <p className="hidden rounded-md bg-amber-wash p-4 text-amber-ink noscript:block">
        {buy.noScripts(shop.shownPhone)}
      </p>
    </>
  );
}

function BuyButton({ product, quantity, isInCart }: BuyBarProps) {
  const { buy } = useMessages().product;
  const { state, press, note } = useAddToCart(product, quantity);
  if (stockOf(product) <= 0 && !isInCart) {
    return (
      <Button kind="primary" size="large" isWide disabled>
        {buy.soldOut}
      </Button>
    );
  }
  const looks = {
    absent: { icon: null, text: buy.add(formatMoney(lineCostOf(product, quantity).totalKopecks)) },
    'just-added': { icon: <Check aria-hidden="true" className="size-5" />, text: buy.added },
    'in-cart': { icon: <ShoppingBag aria-hidden="true" className="size-5" />, text: buy.inCart },
  };
  return (
    <>
      <Button kind="primary" size="large" isWide {...press} icon={looks[state].icon} className="figures">
        {looks[state].text}
      </Button>
      {note}
      <span role="status" className="sr-only">
        {state === 'just-added' && buy.added}
      </span>
    </>
  );
}
