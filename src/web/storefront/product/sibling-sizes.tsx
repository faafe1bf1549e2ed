import type { Product } from '#contracts/products.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { LinkChip } from '#web/ui/chip.tsx';

/** The sizes of one perfume, including this one; none without a group. */
export function SiblingSizes({ product }: { product: Product }) {
  const { product: texts } = useMessages();
  const localPath = useLocalPath();
  const siblings = product.productsGroups?.products ?? [];
  const isAlone = siblings.every(({ _id }) => _id === product._id);
  if (isAlone) return null;

  const hasThisOne = siblings.some(({ _id }) => _id === product._id);
  const sizes = hasThisOne ? siblings : [product, ...siblings];
  return (
    <nav aria-label={texts.sizes}>
      <ul className="flex flex-wrap gap-2">
        {sizes.map(({ _id, name, bottling, sizes: millilitres }) => (
          <li key={_id}>
            <LinkChip href={localPath(`/products/item/${_id}`)} isCurrent={_id === product._id}>
              {bottling ? texts.decantSize : millilitres === null ? name : texts.size(millilitres)}
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
