import type { Order, OrderLine } from '#contracts/orders.ts';
import { wholeBottles } from '#domain/bottling.ts';
import { formatMoney, formatPrice } from '#domain/money.ts';
import { sizeLabel } from '#domain/size-label.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { formatTotal, kopecksOf } from '#web/kit/product-price.ts';
import { Picture } from '#web/ui/picture.tsx';

type OrderGoodsTexts = {
  goods: string;
  unitPrice: (price: string, amount: string) => string;
  discount: (percent: number) => string;
  total: string;
};

type OrderGoodsProps = {
  order: Pick<Order, 'products' | 'totalSum'>;
  texts: OrderGoodsTexts;
  /** Staff find goods by their item number. */
  hasItemNo?: boolean;
};

/** The order lines at their historical prices, and the total. */
export function OrderGoods({ order: { products, totalSum }, texts, hasItemNo = false }: OrderGoodsProps) {
  return (
    <div>
      <ul aria-label={texts.goods} className="border-t border-line">
        {products.map((line) => (
          <Line key={line.product._id} line={line} texts={texts} hasItemNo={hasItemNo} />
        ))}
      </ul>
      <p className="figures flex items-baseline justify-between gap-4 pt-4 text-xl font-bold">
        <span>{texts.total}</span>
        <span className="whitespace-nowrap">{formatTotal(totalSum)}</span>
      </p>
    </div>
  );
}

type LineProps = { line: OrderLine; texts: OrderGoodsTexts; hasItemNo: boolean };

function Line({ line, texts, hasItemNo }: LineProps) {
  const { cart } = useMessages();
  const { product, cartQuantity, discount, discountedPrice, bottleCost, totalCost } = line;
  const localPath = useLocalPath();
  const amount = product.bottling ? cart.millilitres(cartQuantity) : cart.pieces(cartQuantity);
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-4 border-b border-line py-4 sm:grid-cols-[4rem_1fr_auto]">
      <Picture address={product.imageFirst} alt="" sizes="64px" className="self-start max-sm:row-span-2" />
      <div className="min-w-0">
        {product.brand.name !== '' && <p className="label-caps truncate text-ink-3">{product.brand.name}</p>}
        <a
          href={localPath(`/products/item/${product._id}`)}
          className="font-display text-xl leading-6 font-semibold hover:text-amber-ink"
        >
          {product.name}
        </a>
        <p className="text-sm text-ink-2">
          {[sizeLabel(product, useLanguage(), cartQuantity), hasItemNo && product.itemNo].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {texts.unitPrice(formatPrice(kopecksOf(discountedPrice)), amount)}
          {discount > 0 && `, ${texts.discount(discount)}`}
        </p>
        {bottleCost.bottles.map((row) => (
          <BottleRow key={row.bottleSize} row={row} />
        ))}
      </div>
      <p className="figures font-bold whitespace-nowrap max-sm:mt-1">{formatMoney(kopecksOf(totalCost))}</p>
    </li>
  );
}

function BottleRow({ row }: { row: OrderLine['bottleCost']['bottles'][number] }) {
  const { cart } = useMessages();
  const { count, sumKopecks } = wholeBottles({ count: row.count, priceKopecks: kopecksOf(row.price) });
  return <p className="text-sm text-ink-2">{cart.bottle(row.bottleSize, count, formatMoney(sumKopecks))}</p>;
}
