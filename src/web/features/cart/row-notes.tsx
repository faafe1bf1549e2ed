import ArrowRight from 'lucide-react/icons/arrow-right';
import { formatPrice } from '#domain/money.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { shownPriceOf, stockOf } from '#web/kit/product-price.ts';
import { Button } from '#web/ui/button.tsx';
import { setQuantity, usePricesBefore } from './cart.ts';
import type { CartLine } from './cart-line.ts';
import { troubleOf } from './cart-rules.ts';

/** The price of a piece or a millilitre, and what has changed since the goods were put in. */
export function RowNotes({ line }: { line: CartLine }) {
  const trouble = troubleOf(line);
  return (
    <>
      {trouble !== 'gone' && <UnitPrice line={line} />}
      {trouble === 'gone' && <Gone />}
      {trouble === 'short' && <Short line={line} />}
    </>
  );
}

function UnitPrice({ line: { product } }: { line: CartLine }) {
  const { cart: texts, productCard } = useMessages();
  const before = usePricesBefore().get(product._id);
  const now = formatPrice(shownPriceOf(product).nowKopecks);
  const unit = product.bottling ? productCard.perMillilitre : texts.perPiece;
  if (before === undefined) {
    return (
      <p className="figures mt-1 text-sm text-ink-2">
        {now} {unit}
      </p>
    );
  }
  return (
    <p className="figures mt-1.5 w-fit rounded-sm bg-yellow-wash px-2 py-1 text-sm text-yellow-ink">
      {texts.priceChanged}: <s>{formatPrice(before)}</s> <ArrowRight aria-hidden="true" className="inline size-3.5" />
      <span className="sr-only">{texts.priceNow}</span> <strong>{now}</strong> {unit}
    </p>
  );
}

function Gone() {
  const { cart: texts } = useMessages();
  return <p className="mt-1.5 rounded-sm bg-garnet-wash px-2 py-1 text-sm text-garnet-ink">{texts.gone}</p>;
}

function Short({ line: { product } }: { line: CartLine }) {
  const { cart: texts } = useMessages();
  const stock = stockOf(product);
  const left = product.bottling ? texts.millilitres(stock) : texts.pieces(stock);
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 rounded-sm bg-garnet-wash px-2 py-1 text-sm text-garnet-ink">
      <p className="figures">{texts.short(left)}</p>
      <Button size="small" onClick={() => setQuantity(product._id, stock)}>
        {texts.take(left)}
      </Button>
    </div>
  );
}
