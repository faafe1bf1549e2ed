import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import type { ProductCard } from '#contracts/products.ts';
import { addToCart, useCartLine } from '#web/kit/cart.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { stockOf } from '#web/kit/stock.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

const checkmarkMs = 1500;

type CardActionProps = { product: ProductCard; address: string; className?: string };

/** One clear button: pieces go into the cart at once, decants first ask how much, and what is sold out can still be read about. */
export function CardAction({ product, address, className }: CardActionProps) {
  const { productCard: texts } = useMessages();
  const look = clsx('relative px-2!', className);
  const details = (
    <ButtonLink href={address} isWide className={look}>
      {product.bottling && stockOf(product) > 0 ? texts.chooseVolume : texts.details}
      <span className="sr-only">: {product.name}</span>
    </ButtonLink>
  );
  if (product.bottling || stockOf(product) <= 0) return details;
  return (
    <>
      <AddButton product={product} look={look} />
      <noscript>{details}</noscript>
    </>
  );
}

function AddButton({ product, look }: { product: ProductCard; look: string }) {
  const { productCard: texts } = useMessages();
  const localPath = useLocalPath();
  const isInCart = useCartLine(product._id) !== undefined;
  const [isJustAdded, setIsJustAdded] = useState(false);

  useEffect(() => {
    if (!isJustAdded) return;
    const timer = setTimeout(() => setIsJustAdded(false), checkmarkMs);
    return () => clearTimeout(timer);
  }, [isJustAdded]);

  if (isInCart && !isJustAdded) {
    return (
      <ButtonLink href={localPath('/orders')} isWide className={look}>
        {texts.inCart}
        <span className="sr-only">: {product.name}</span>
      </ButtonLink>
    );
  }
  const add = () => {
    addToCart(product, 1);
    setIsJustAdded(true);
  };
  return (
    <>
      <Button
        isWide
        onClick={isJustAdded ? undefined : add}
        icon={isJustAdded && <Check aria-hidden="true" className="size-4" />}
        className={`${look} noscript:hidden`}
      >
        {isJustAdded ? texts.added : texts.addToCart}
        <span className="sr-only">: {product.name}</span>
      </Button>
      <span role="status" className="sr-only">
        {isJustAdded && texts.added}
      </span>
    </>
  );
}
