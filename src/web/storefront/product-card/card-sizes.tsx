import type { ProductCard } from '#contracts/products.ts';
import { sizeLabel } from '#domain/size-label.ts';
import { inSizeOrder } from '#domain/size-order.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';

const hasSize = ({ bottling, sizes }: { bottling: boolean; sizes: number | null }) => bottling || sizes !== null;

/** The size of this product among links to the others, the unit after the last volume; without a group just the size. */
export function CardSizes({ product }: { product: ProductCard }) {
  const { productCard: texts } = useMessages();
  const language = useLanguage();
  const localPath = useLocalPath();
  const siblings = product.siblings.filter(hasSize);
  if (siblings.length === 0) return <p>{sizeLabel(product, language)}</p>;

  const sizes = inSizeOrder([product, ...siblings]).filter(hasSize);
  const lastVolume = sizes.findLast(({ bottling }) => !bottling)?._id;
  return (
    <ul aria-label={texts.sizes}>
      {sizes.map(({ _id, bottling, sizes: millilitres }) => {
        const label = bottling ? texts.decant : texts.volume(millilitres ?? 0, _id === lastVolume);
        return (
          <li key={_id}>
            {_id === product._id ? (
              <strong aria-current="true">{label}</strong>
            ) : (
              <a href={localPath(`/products/item/${_id}`)}>{label}</a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
