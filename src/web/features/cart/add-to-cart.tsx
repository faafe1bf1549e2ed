import Check from 'lucide-react/icons/check';
import { type MouseEvent, useEffect, useState } from 'react';
import type { ProductCard } from '#contracts/products.ts';
import { mostCartLines } from '#domain/cart.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { stockOf } from '#web/kit/product-price.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PopupNote } from '#web/ui/popup-note.tsx';
import { addToCart, useCartLine } from './cart.ts';
import { cartTriggerProps, preloadCart } from './cart-trigger.ts';

type CardActionProps = { product: ProductCard; address: string };

/** Adds pieces to the cart; links to the product page for decants and sold-out products. Without scripts the card itself is the link. */
export function CardAction({ product, address }: CardActionProps) {
  const { productCard: texts } = useMessages();
  const isInStock = stockOf(product) > 0;
  if (isInStock && !product.bottling) return <AddButton product={product} />;
  const label = isInStock ? texts.chooseVolume : texts.details;
  return (
    <ButtonLink href={address} aria-label={`${label}: ${product.name}`}>
      {label}
    </ButtonLink>
  );
}

function AddButton({ product }: { product: ProductCard }) {
  const { productCard: texts } = useMessages();
  const { state, press, note } = useAddToCart(product, 1);
  const label = state === 'just-added' ? texts.added : state === 'in-cart' ? texts.inCart : texts.addToCart;
  return (
    <>
      {note && <span className="relative block">{note}</span>}
      <Button
        {...press}
        // Without the icon on phones, where the text would wrap and the button grow.
        icon={state === 'just-added' && <Check aria-hidden="true" className="size-4 max-sm:hidden" />}
        aria-label={`${label}: ${product.name}`}
      >
        {label}
      </Button>
    </>
  );
}

const checkmarkMs = 1500;

/** The three states of the button: add, just added, open the cart. */
export function useAddToCart(product: ProductCard, quantity: number) {
  const { cart: texts } = useMessages();
  const isInCart = useCartLine(product._id) !== undefined;
  const [isJustAdded, setIsJustAdded] = useState(false);
  const [isFull, setIsFull] = useState(false);

  useEffect(() => {
    if (!isJustAdded) return;
    const timer = setTimeout(() => setIsJustAdded(false), checkmarkMs);
    return () => clearTimeout(timer);
  }, [isJustAdded]);

  const add = (event: MouseEvent<HTMLElement>) => {
    const outcome = addToCart(product, quantity);
    // Race condition: already added in another tab.
    if (outcome === 'there-already') cartTriggerProps.onClick(event);
    setIsJustAdded(outcome === 'added');
    setIsFull(outcome === 'cart-full');
    preloadCart();
  };
  const state = isJustAdded ? 'just-added' : isInCart ? 'in-cart' : 'absent';
  const press = { absent: { onClick: add }, 'just-added': {}, 'in-cart': cartTriggerProps }[state];
  const note = isFull && <PopupNote text={texts.full(mostCartLines)} onClose={() => setIsFull(false)} />;
  return { state, press, note } as const;
}
