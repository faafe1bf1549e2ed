import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { ProductCard } from '#contracts/products.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { showToast } from '#web/ui/toast.ts';
import { removeWish, restoreWish, useWishes } from './wishlist.ts';
import { WishlistRow } from './wishlist-row.tsx';

const nothing: ReadonlySet<string> = new Set();

/** The latest wish first. What is taken off here, by a heart or in another tab goes at once; what is added elsewhere is fetched. */
export function WishlistRows({ products }: { products: readonly ProductCard[] }) {
  const { wishlist: texts } = useAccountMessages();
  const localPath = useLocalPath();
  const wishes = useWishes();
  useMissingProducts(products, wishes ?? nothing);
  const list = useRef<HTMLDivElement>(null);
  // Whose session has just ended still sees what was there, not an empty list.
  const shown = products.filter(({ _id }) => wishes?.has(_id) ?? true).toReversed();
  const focusNextOf = useFocusAfterRemoval(list, shown);

  const remove = (product: ProductCard) => {
    focusNextOf(product);
    removeWish(product._id);
    showToast({
      title: texts.removed,
      text: product.name,
      action: { label: texts.undo, onPress: () => restoreWish(product._id) },
    });
  };

  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {shown.length === 0 ? (
        <EmptyState
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={
            <ButtonLink kind="primary" href={localPath('/index')}>
              {texts.toShop}
            </ButtonLink>
          }
        />
      ) : (
        <ol className="border-t border-line">
          {shown.map((product, position) => (
            <WishlistRow key={product._id} number={position + 1} product={product} onRemove={() => remove(product)} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** Asked once for each set of strangers: a product that the server does not list stays away. */
function useMissingProducts(products: readonly ProductCard[], wishes: ReadonlySet<string>): void {
  const { revalidate } = useRevalidator();
  const known = new Set(products.map(({ _id }) => _id));
  const strangers = [...wishes].filter((id) => !known.has(id)).join();
  useEffect(() => {
    if (strangers !== '') void revalidate();
  }, [strangers, revalidate]);
}

/** The focus goes to the row that takes the place, or to the whole list where none does. */
function useFocusAfterRemoval(list: { current: HTMLElement | null }, shown: readonly ProductCard[]) {
  const gone = useRef<{ id: string; next: string | undefined } | null>(null);
  useEffect(() => {
    if (!gone.current || shown.some(({ _id }) => _id === gone.current?.id)) return;
    const { next } = gone.current;
    gone.current = null;
    const button = list.current?.querySelector<HTMLElement>(`[data-product="${next}"] button[data-remove]`);
    (button ?? list.current)?.focus({ preventScroll: true });
  }, [list, shown]);
  return ({ _id }: ProductCard) => {
    const place = shown.findIndex((product) => product._id === _id);
    gone.current = { id: _id, next: (shown[place + 1] ?? shown[place - 1])?._id };
  };
}
