import { clsx } from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { wholeBottles } from '#domain/bottling.ts';
import { nameLanguage } from '#domain/language.ts';
import { formatMoney, formatPrice } from '#domain/money.ts';
import { sizeLabel } from '#domain/size-label.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { lineCostOf, shownPriceOf, stockOf } from '#web/kit/product-price.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PopupNote } from '#web/ui/popup-note.tsx';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import { removeLine, setQuantity, usePricesBefore } from './cart.ts';
import type { CartLine } from './cart-line.ts';
import { lineKopecks, troubleOf } from './cart-rules.ts';

type CartRowProps = { line: CartLine; onFollow: (() => void) | undefined };

export function CartRow({ line, onFollow }: CartRowProps) {
  const { cart: texts } = useMessages();
  const language = useLanguage();
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
          <a
            lang={nameLanguage(product.name)}
            href={address}
            onClick={onFollow}
            className="mt-0.5 line-clamp-3 font-display text-xl leading-6 font-semibold hover:text-amber-ink"
          >
            {product.name}
          </a>
          <p className="text-sm text-ink-2">{sizeLabel(product, language, line.cartQuantity)}</p>
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

/** Pieces have a stepper; the volume of a decant is chosen on the product page. */
function RowAmount({ line }: { line: CartLine }) {
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
    // Clamped to the stock, which may have fallen below the quantity.
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
    <div className="flex min-h-11 flex-col justify-center">
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

/** The unit price, and warnings about price and stock changes. */
function RowNotes({ line }: { line: CartLine }) {
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
      <p className="mt-1 text-sm text-ink-2">
        {now} {unit}
      </p>
    );
  }
  return (
    <p className="mt-1.5 w-fit rounded-sm bg-yellow-wash px-2 py-1 text-sm text-yellow-ink">
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
      <p>{texts.short(left)}</p>
      <Button size="small" onClick={() => setQuantity(product._id, stock)}>
        {texts.take(left)}
      </Button>
    </div>
  );
}
