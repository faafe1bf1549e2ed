import type { ProductCard } from '#contracts/products.ts';
import { sizeLabel } from '#domain/size-label.ts';
import { inSizeOrder } from '#domain/size-order.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Link } from '#web/ui/link.tsx';

const rowLook = 'mt-0.5 mb-1.5 min-h-6 text-sm text-ink-2';
const hasSize = ({ bottling, sizes }: { bottling: boolean; sizes: number | null }) => bottling || sizes !== null;

/** The size of this product among links to the others, the unit after the last volume; without a group just the size. */
export function CardSizes({ product }: { product: ProductCard }) {
  const { productCard: texts } = useMessages();
  const language = useLanguage();
  const localPath = useLocalPath();
  const siblings = product.siblings.filter(hasSize);
  if (siblings.length === 0) return <p className={rowLook}>{sizeLabel(product, language)}</p>;

  const sizes = inSizeOrder([product, ...siblings]).filter(hasSize);
  const lastVolume = sizes.findLast(({ bottling }) => !bottling)?._id;
  return (
    <ul aria-label={texts.sizes(product.name)} className={`${rowLook} flex flex-wrap items-center`}>
      {sizes.map(({ _id, bottling, sizes: millilitres }) => {
        const label = bottling ? texts.decant : texts.volume(millilitres ?? 0, _id === lastVolume);
        return (
          <li key={_id} className="not-first:before:content-['·']">
            {_id === product._id ? (
              <strong aria-current="true" className="px-1.5 font-semibold text-ink">
                {label}
              </strong>
            ) : (
              <Link
                href={localPath(`/products/item/${_id}`)}
                className="relative inline-flex min-h-6 min-w-6 items-center justify-center px-1.5 hover:text-amber-ink hover:underline"
              >
                {label}
                <span className="sr-only">: {product.name}</span>
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
