import Undo2 from 'lucide-react/icons/undo-2';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { undoRemoval } from './cart.ts';
import type { CartLine } from './cart-line.ts';

/** Stands where the line stood, until the cart is put away. */
export function RemovedRow({ line: { product } }: { line: CartLine }) {
  const { cart: texts } = useMessages();
  return (
    <tr data-product={product._id} className="flex items-center justify-between gap-3 border-b border-line py-2">
      <td className="min-w-0 text-sm text-ink-2">
        {texts.removed}: <span className="font-semibold">{product.name}</span>
      </td>
      <td>
        <Button
          kind="quiet"
          size="small"
          data-focus
          aria-label={texts.undoName(product.name)}
          icon={<Undo2 aria-hidden="true" className="size-4" />}
          onClick={() => undoRemoval(product._id)}
        >
          {texts.undo}
        </Button>
      </td>
    </tr>
  );
}
