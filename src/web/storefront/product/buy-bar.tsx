import Check from 'lucide-react/icons/check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contracts/products.ts';
import { formatMoney } from '#domain/money.ts';
import { shop } from '#domain/shop.ts';
import { addToCart } from '#web/kit/cart.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { lineCostOf } from '#web/kit/line-cost.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { stockOf } from '#web/kit/stock.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

const checkmarkMs = 1500;

type BuyBarProps = { product: Product; quantity: number; isInCart: boolean };

/** Stands under the price, and on phones at the foot of the window, where the thumb is. */
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
  const localPath = useLocalPath();
  const { isShown, show, button, link } = useCheckmark();

  if (isInCart && !isShown) {
    return (
      <ButtonLink
        ref={link}
        kind="primary"
        size="large"
        isWide
        href={localPath('/orders')}
        icon={<ShoppingBag aria-hidden="true" className="size-5" />}
      >
        {buy.toOrder}
      </ButtonLink>
    );
  }
  if (stockOf(product) <= 0) {
    return (
      <Button kind="primary" size="large" isWide disabled>
        {buy.soldOut}
      </Button>
    );
  }
  const add = () => {
    addToCart(product, quantity);
    show();
  };
  return (
    <>
      <Button
        ref={button}
        kind="primary"
        size="large"
        isWide
        onClick={isShown ? undefined : add}
        icon={isShown && <Check aria-hidden="true" className="size-5" />}
        className="figures"
      >
        {isShown ? buy.added : buy.add(formatMoney(lineCostOf(product, quantity).totalKopecks))}
      </Button>
      <span role="status" className="sr-only">
        {isShown && buy.added}
      </span>
    </>
  );
}

/** Shows for a moment that it worked; then the button gives its place, and the focus, to the way onward. */
function useCheckmark() {
  const [isShown, setIsShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (!isShown) {
      if (hadFocus.current) link.current?.focus({ preventScroll: true });
      hadFocus.current = false;
      return;
    }
    const timer = setTimeout(() => {
      hadFocus.current = document.activeElement === button.current;
      setIsShown(false);
    }, checkmarkMs);
    return () => clearTimeout(timer);
  }, [isShown]);

  return { isShown, show: () => setIsShown(true), button, link };
}
