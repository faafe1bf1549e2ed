import type { EditableOrder } from '#contracts/admin-orders.ts';
import type { OrderLine } from '#contracts/orders.ts';
import { wholeBottles } from '#domain/bottling.ts';
import { RecipientFacts } from '#web/features/orders/order-facts.tsx';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { loadOrder, OrderSheet, type PageOfOrder, SheetProblem, SheetSkeleton, SheetTable } from './order-sheet.tsx';

export const clientLoader = (page: PageOfOrder) => loadOrder(page);
clientLoader.hydrate = true as const;

export const HydrateFallback = SheetSkeleton;
export const ErrorBoundary = SheetProblem;

/** What to pack and for whom. No prices: the parcel may be a gift. */
export default function PackingSlipPage({ loaderData: order }: { loaderData: EditableOrder }) {
  const { print: texts } = useAdminMessages().orders;
  const { cart } = useMessages();
  const bottlesOf = ({ bottleCost }: OrderLine) =>
    bottleCost.bottles.map(({ bottleSize, count, price }) => {
      const whole = wholeBottles({ count, priceKopecks: kopecksOf(price) });
      return <p key={bottleSize}>{texts.bottle(bottleSize, whole.count)}</p>;
    });
  return (
    <OrderSheet title={texts.slipTitle(order.orderNo)} order={order}>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <RecipientFacts order={order} />
      </dl>
      <SheetTable
        label={texts.slip}
        rows={order.products}
        rowKey={({ product }) => product._id}
        columns={[
          { key: 'number', title: texts.number, cell: (_, index) => index + 1 },
          { key: 'itemNo', title: texts.itemNo, cell: ({ product }) => product.itemNo },
          {
            key: 'name',
            title: texts.name,
            cell: ({ product }) => [product.brand.name, product.name].filter(Boolean).join(' · '),
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
    </OrderSheet>
  );
}
