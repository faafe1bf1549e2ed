import type { Product } from '#contracts/products.ts';
import { inSizeOrder } from '#domain/size-order.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { stockOf } from '#web/kit/product-price.ts';
import { LinkChip } from '#web/ui/chip.tsx';

/** The sizes of one perfume, including this one, in the same order on the page of each; none without a group. */
export function SiblingSizes({ product }: { product: Product }) {
  const { product: texts } = useMessages();
  const localPath = useLocalPath();
  const siblings = product.productsGroups?.products ?? [];
  const isAlone = siblings.every(({ _id }) => _id === product._id);
  if (isAlone) return null;

  const hasThisOne = siblings.some(({ _id }) => _id === product._id);
  const itself = { ...product, inStock: stockOf(product) > 0 };
  const sizes = inSizeOrder(hasThisOne ? siblings : [itself, ...siblings]);
  return (
    <nav aria-label={texts.sizes}>
      <ul className="flex flex-wrap gap-2">
        {sizes.map(({ _id, name, bottling, sizes: millilitres, inStock }) => (
          <li key={_id}>
            <LinkChip
              href={localPath(`/products/item/${_id}`)}
              isCurrent={_id === product._id}
              {...(!inStock && { soldOutLabel: texts.buy.soldOut })}
            >
              {bottling ? texts.decantSize : millilitres === null ? name : texts.size(millilitres)}
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
