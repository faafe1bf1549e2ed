import { clsx } from 'clsx';
import Trash2 from 'lucide-react/icons/trash-2';
import { formatMoney } from '#domain/money.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { removeLine } from './cart.ts';
import type { CartLine } from './cart-line.ts';
import { lineKopecks, troubleOf } from './cart-rules.ts';
import { RowAmount } from './row-amount.tsx';
import { RowNotes } from './row-notes.tsx';

type CartRowProps = { line: CartLine; onFollow: (() => void) | undefined };

export function CartRow({ line, onFollow }: CartRowProps) {
  const { cart: texts } = useMessages();
  const { product } = line;
  const address = useLocalPath()(`/products/item/${product._id}`);
  const isGone = troubleOf(line) === 'gone';
  return (
    <tr
      data-product={product._id}
      className="relative grid grid-cols-[4.5rem_1fr_auto] items-end gap-x-3 gap-y-2 @xs:gap-x-4 border-b border-line py-4"
    >
      <td className="contents">
        <Picture
          address={product.imageFirst}
          preview={product.imagePreview}
          alt=""
          sizes="72px"
          className={clsx('self-start @xs:row-span-2', isGone && 'opacity-50 grayscale')}
        />
        <div className="col-span-2 min-w-0 self-start pr-10">
          {product.brand && <p className="label-caps truncate text-ink-3">{product.brand.name}</p>}
          <Link
            href={address}
            onClick={onFollow}
            className="mt-0.5 line-clamp-3 font-display text-xl leading-6 font-semibold hover:text-amber-ink"
          >
            {product.name}
          </Link>
          <RowNotes line={line} />
        </div>
      </td>
      <td className="@max-xs:col-span-2 @xs:col-start-2">
        <RowAmount line={line} />
      </td>
      <td className="figures flex min-h-11 items-center justify-end font-bold whitespace-nowrap">
        {isGone ? '—' : formatMoney(lineKopecks(line))}
      </td>
      <td className="absolute top-2 -right-2.5">
        <IconButton
          data-focus
          label={texts.remove(product.name)}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => removeLine(product._id)}
        />
      </td>
    </tr>
  );
}
