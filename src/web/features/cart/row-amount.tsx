import { useState } from 'react';
import { wholeBottles } from '#domain/bottling.ts';
import { formatMoney } from '#domain/money.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { lineCostOf, stockOf } from '#web/kit/product-price.ts';
import { PopupNote } from '#web/ui/popup-note.tsx';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import { setQuantity } from './cart.ts';
import type { CartLine } from './cart-line.ts';
import { troubleOf } from './cart-rules.ts';

/** Pieces can be more or fewer; what is decanted was measured out on the product's page and stays so. */
export function RowAmount({ line }: { line: CartLine }) {
  const { cart: texts } = useMessages();
  const { product, cartQuantity } = line;
  if (product.bottling) return <Millilitres line={line} />;
  if (troubleOf(line) === 'gone') {
    return <p className="flex min-h-11 items-center text-ink-2">{texts.pieces(cartQuantity)}</p>;
  }
  return <Pieces line={line} />;
}

function Pieces({ line: { product, cartQuantity } }: { line: CartLine }) {
  const { cart: texts } = useMessages();
  const [isNoteShown, setIsNoteShown] = useState(false);
  const stock = stockOf(product);
  const step = (by: 1 | -1) => {
    // Fewer than wanted may be left by now: then one step down is the step to what there is.
    const wanted = Math.min(cartQuantity + by, stock);
    if (wanted !== cartQuantity) setQuantity(product._id, wanted);
    setIsNoteShown(by === 1 && cartQuantity >= stock);
  };
  return (
    <QuantityStepper
      value={cartQuantity}
      label={texts.pieces(cartQuantity)}
      onStep={step}
      decreaseLabel={texts.decrease(product.name)}
      increaseLabel={texts.increase(product.name)}
      note={isNoteShown && <PopupNote text={texts.noMore} onClose={() => setIsNoteShown(false)} />}
    />
  );
}

function Millilitres({ line: { product, cartQuantity } }: { line: CartLine }) {
  const { cart: texts } = useMessages();
  const bottles = lineCostOf(product, cartQuantity).bottling?.bottles ?? [];
  return (
    <div className="figures flex min-h-11 flex-col justify-center">
      <p className="font-semibold">{texts.millilitres(cartQuantity)}</p>
      {bottles.map((row) => {
        const { count, sumKopecks } = wholeBottles(row);
        return (
          <p key={row.bottleSize} className="text-xs text-ink-2">
            {texts.bottle(row.bottleSize, count, formatMoney(sumKopecks))}
          </p>
        );
      })}
    </div>
  );
}
