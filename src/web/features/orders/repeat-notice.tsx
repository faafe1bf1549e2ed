import type { ReactNode } from 'react';
import { mostCartLines } from '#domain/cart.ts';
import { formatPrice } from '#domain/money.ts';
import type { ChangedLine, RepeatedOrder } from '#web/features/cart/repeat-order.ts';
import { useAccountMessages, useMessages } from '#web/kit/messages.tsx';

type RepeatNoticeProps = { repeated: Pick<RepeatedOrder, 'count' | 'changed'>; actions: ReactNode };

/** One notice for the whole order: what is in the cart, and what is different from then. */
export function RepeatNotice({ repeated: { count, changed }, actions }: RepeatNoticeProps) {
  const { repeat: texts } = useAccountMessages().orders;
  const { counts } = useMessages();
  return (
    <div className="grid gap-3 rounded-md bg-amber-wash p-4 text-ink">
      <p className="font-semibold">{count === 0 ? texts.nothing : texts.added(counts.products(count))}</p>
      {changed.length > 0 && (
        <div>
          {count > 0 && <p className="text-sm">{texts.changed}</p>}
          <ul className="mt-1 grid gap-1 text-sm">
            {changed.map((line) => (
              <ChangedItem key={line.productId} line={line} />
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">{actions}</div>
    </div>
  );
}

function ChangedItem({ line: { name, isBottled, changes } }: { line: ChangedLine }) {
  const { repeat: texts } = useAccountMessages().orders;
  const { cart } = useMessages();
  const amount = isBottled ? cart.millilitres : cart.pieces;
  const price = (kopecks: number) => (isBottled ? texts.perMillilitre(formatPrice(kopecks)) : formatPrice(kopecks));

  const describe = (change: ChangedLine['changes'][number]): string => {
    switch (change.kind) {
      case 'fewer':
        return texts.fewer(amount(change.wanted), amount(change.left));
      case 'dearer':
      case 'cheaper':
        return texts[change.kind](price(change.before), price(change.now));
      case 'full':
        return texts.full(mostCartLines);
      default:
        return texts[change.kind];
    }
  };
  return (
    <li>
      <span className="font-semibold">{name}</span>: {changes.map(describe).join('; ')}
    </li>
  );
}
