import type { Order, OrderLine } from '#contracts/orders.ts';
import { wholeBottles } from '#domain/bottling.ts';
import { productLabel } from '#domain/product-label.ts';
import { RecipientFacts } from '#web/features/orders/order-facts.tsx';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { labelledLine } from './line-label.ts';
import { SheetArticle, SheetTable } from './order-sheet.tsx';

/** What to pack and for whom. No prices: the parcel may be a gift. */
export function PackingSlip({ order, heading }: { order: Order; heading?: 'h1' | 'h2' }) {
  const { print: texts } = useAdminMessages().orders;
  const { cart } = useMessages();
  const language = useLanguage();
  const bottlesOf = ({ bottleCost }: OrderLine) =>
    bottleCost.bottles.map(({ bottleSize, count, price }) => {
      const whole = wholeBottles({ count, priceKopecks: kopecksOf(price) });
      return <p key={bottleSize}>{texts.bottle(bottleSize, whole.count)}</p>;
    });
  return (
    <SheetArticle title={texts.slipTitle(order.orderNo)} order={order} heading={heading}>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <RecipientFacts order={order} />
      </dl>
      <SheetTable
        label={texts.slipTitle(order.orderNo)}
        rows={order.products}
        rowKey={({ product }) => product._id}
        columns={[
          { key: 'number', title: texts.number, cell: (_, index) => index + 1 },
          { key: 'itemNo', title: texts.itemNo, cell: ({ product }) => product.itemNo },
          {
            key: 'name',
            title: texts.name,
            cell: (line) => productLabel({ ...labelledLine(line), itemNo: null }, language),
          },
          {
            key: 'amount',
            title: texts.amount,
            cell: ({ product, cartQuantity }) =>
              product.bottling ? cart.millilitres(cartQuantity) : cart.pieces(cartQuantity),
            isFigure: true,
          },
          { key: 'bottles', title: texts.bottles, cell: bottlesOf, isFigure: true },
          {
            key: 'packed',
            title: texts.packed,
            cell: () => <span aria-hidden="true" className="inline-block size-5 rounded-xs border border-ink" />,
            isFigure: true,
          },
        ]}
      />
      <p className="mt-6 flex items-end gap-3 text-sm">
        {texts.packer}
        <span aria-hidden="true" className="w-56 border-b border-ink" />
      </p>
    </SheetArticle>
  );
}
