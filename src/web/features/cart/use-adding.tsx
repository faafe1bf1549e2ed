import { type MouseEvent, useEffect, useState } from 'react';
import type { ProductCard } from '#contracts/products.ts';
import { mostCartLines } from '#domain/cart.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { PopupNote } from '#web/ui/popup-note.tsx';
import { addToCart, useCartLine } from './cart.ts';
import { opensCart, prepareCart } from './opens-cart.ts';

const checkmarkMs = 1500;

/** One button in three states: puts the product in, says for a moment that it worked, and from then on shows the cart. */
export function useAdding(product: ProductCard, quantity: number) {
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
    // Another tab was quicker: then this press, too, shows what is there.
    if (outcome === 'there-already') opensCart.onClick(event);
    setIsJustAdded(outcome === 'added');
    setIsFull(outcome === 'cart-full');
    prepareCart();
  };
  const state = isJustAdded ? 'just-added' : isInCart ? 'in-cart' : 'absent';
  const press = { absent: { onClick: add }, 'just-added': {}, 'in-cart': opensCart }[state];
  const note = isFull && <PopupNote text={texts.full(mostCartLines)} onClose={() => setIsFull(false)} />;
  return { state, press, note } as const;
}
