import { clsx } from 'clsx';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { ProductCard } from '#contracts/products.ts';
import { nameLanguage } from '#domain/language.ts';
import { formatPrice } from '#domain/money.ts';
import { CardAction } from '#web/features/cart/add-to-cart.tsx';
import { useLocalPath } from '#web/kit/language.ts';
import { useAccountMessages, useMessages } from '#web/kit/messages.tsx';
import { shownPriceOf, stockOf } from '#web/kit/product-price.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { showToast } from '#web/ui/toast.ts';
import { removeWish, restoreWish, useWishes } from './wishlist.ts';

const nothing: ReadonlySet<string> = new Set();

/** Newest first. Removals, also in other tabs, are shown at once; additions trigger a revalidation. */
export function WishlistRows({ products }: { products: readonly ProductCard[] }) {
  const { wishlist: texts } = useAccountMessages();
  const localPath = useLocalPath();
  const wishes = useWishes();
  useMissingProducts(products, wishes ?? nothing);
  const list = useRef<HTMLDivElement>(null);
  // After an expired session the list stays as it was.
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

/** Revalidates once per set of missing ids: a product that the server does not list must not cause a loop. */
function useMissingProducts(products: readonly ProductCard[], wishes: ReadonlySet<string>): void {
  const { revalidate } = useRevalidator();
  const known = new Set(products.map(({ _id }) => _id));
  const unknownIds = [...wishes].filter((id) => !known.has(id)).join();
  useEffect(() => {
    if (unknownIds !== '') void revalidate();
  }, [unknownIds, revalidate]);
}

/** Moves the focus to a neighbouring row, or to the list if it is empty. */
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

type WishlistRowProps = { number: number; product: ProductCard; onRemove: () => void };

function WishlistRow({ number, product, onRemove }: WishlistRowProps) {
  const { wishlist: texts } = useAccountMessages();
  const { productCard, words } = useMessages();
  const address = useLocalPath()(`/products/item/${product._id}`);
  const { nowKopecks, wasKopecks } = shownPriceOf(product);
  return (
    <li data-product={product._id} className="relative flex gap-3 border-b border-line py-4 sm:gap-4 md:items-center">
      <span className="figures w-5 shrink-0 text-right text-sm text-ink-3 md:w-6">{number}</span>
      <Picture
        address={product.imageFirst}
        preview={product.imagePreview}
        alt=""
        sizes="80px"
        className="w-18 shrink-0 self-start md:w-16"
      />
      <div className="min-w-0 grow md:flex md:items-center md:gap-5">
        <div className="min-w-0 grow max-md:pr-10">
          {product.brand && <p className="label-caps truncate text-ink-3">{product.brand.name}</p>}
          <h2 className="mt-0.5 text-xl leading-6.5">
            <a href={address} target="_blank" className="hover:text-amber-ink" rel="noopener">
              <span lang={nameLanguage(product.name)}>{product.name}</span>
              <span className="sr-only"> ({texts.newTab})</span>
            </a>
          </h2>
        </div>
        <div className="mt-1.5 md:mt-0 md:w-38 md:shrink-0 lg:w-44">
          <Price
            now={formatPrice(nowKopecks)}
            was={wasKopecks === null ? undefined : formatPrice(wasKopecks)}
            wasLabel={words.wasPrice}
            unit={product.bottling ? productCard.perMillilitre : undefined}
          />
          <Availability product={product} />
        </div>
        <div className="mt-3 md:mt-0 md:w-38 md:shrink-0 lg:w-44">
          <CardAction product={product} address={address} />
        </div>
      </div>
      <IconButton
        data-remove
        label={texts.remove(product.name)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
        className="max-md:absolute max-md:top-2 max-md:-right-2"
      />
    </li>
  );
}

function Availability({ product }: { product: ProductCard }) {
  const { wishlist: texts } = useAccountMessages();
  const stock = stockOf(product);
  const inStock = product.bottling ? texts.inStockMl(stock) : texts.inStock;
  return (
    <p className={clsx('text-xs font-semibold', stock > 0 ? 'text-green' : 'text-ink-2')}>
      {stock > 0 ? inStock : texts.outOfStock}
    </p>
  );
}
