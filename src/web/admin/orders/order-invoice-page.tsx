import type { EditableOrder } from '#contracts/admin-orders.ts';
import type { OrderLine } from '#contracts/orders.ts';
import { wholeBottles } from '#domain/bottling.ts';
import { formatMoney, formatPrice } from '#domain/money.ts';
import { paymentLabel } from '#domain/payment-methods.ts';
import { formatPhone } from '#domain/phone.ts';
import { productLabel } from '#domain/product-label.ts';
import { shop } from '#domain/shop.ts';
import { Fact } from '#web/features/orders/order-facts.tsx';
import { PaymentBadge } from '#web/features/orders/payment-badge.tsx';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { formatTotal, kopecksOf } from '#web/kit/product-price.ts';
import { labelledLine } from './line-label.ts';
import {
  loadOrder,
  type PageOfOrder,
  SheetArticle,
  SheetFrame,
  SheetProblem,
  SheetSkeleton,
  SheetTable,
} from './order-sheet.tsx';

export const clientLoader = (page: PageOfOrder) => loadOrder(page);
clientLoader.hydrate = true as const;

export const HydrateFallback = SheetSkeleton;
export const ErrorBoundary = SheetProblem;

export default function OrderInvoicePage({ loaderData: order }: { loaderData: EditableOrder }) {
  const { orders: texts } = useAdminMessages();
  const { print } = texts;
  const { cart } = useMessages();
  const language = useLanguage();
  const bottlesOf = ({ bottleCost }: OrderLine) =>
    bottleCost.bottles.map(({ bottleSize, count, price }) => {
      const whole = wholeBottles({ count, priceKopecks: kopecksOf(price) });
      return (
        <p key={bottleSize} className="text-ink-2">
          {cart.bottle(bottleSize, whole.count, formatMoney(whole.sumKopecks))}
        </p>
      );
    });
  return (
    <SheetFrame title={print.invoiceTitle(order.orderNo)} back={`/admin/orders/${order.orderNo}`}>
      <SheetArticle title={print.invoiceTitle(order.orderNo)} order={order}>
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <Fact name={print.seller}>
            <p>{shop.seller[language]}</p>
            <p className="text-ink-2">
              {shop.pickupPoint.city[language]}, {shop.pickupPoint.address[language]}
            </p>
          </Fact>
          <Fact name={print.buyer}>
            <p>
              {order.firstName} {order.lastName}
            </p>
            <p className="text-ink-2">{formatPhone(order.phone)}</p>
            <p className="break-all text-ink-2">{order.email}</p>
          </Fact>
          <Fact name={texts.payment}>
            <PaymentBadge order={order} />
            <p className="mt-1 text-sm text-ink-2">{paymentLabel(order.paymentMethod, language)}</p>
          </Fact>
        </dl>
        <SheetTable
          label={print.invoice}
          rows={order.products}
          rowKey={({ product }) => product._id}
          columns={[
            { key: 'number', title: print.number, cell: (_, index) => index + 1 },
            {
              key: 'name',
              title: print.name,
              cell: (line) => (
                <>
                  <p>{productLabel(labelledLine(line), language)}</p>
                  {bottlesOf(line)}
                </>
              ),
            },
            {
              key: 'amount',
              title: print.amount,
              cell: ({ product, cartQuantity }) =>
                product.bottling ? cart.millilitres(cartQuantity) : cart.pieces(cartQuantity),
              isFigure: true,
            },
            {
              key: 'price',
              title: print.price,
              cell: ({ currentPrice }) => formatPrice(kopecksOf(currentPrice)),
              isFigure: true,
            },
            {
              key: 'discount',
              title: print.discount,
              cell: ({ discount }) => (discount > 0 ? `${discount} %` : ''),
              isFigure: true,
            },
            {
              key: 'sum',
              title: print.sum,
              cell: ({ totalCost }) => formatMoney(kopecksOf(totalCost)),
              isFigure: true,
            },
          ]}
        />
        <p className="figures flex items-baseline justify-between gap-4 text-xl font-bold">
          <span>{print.total}</span>
          <span className="whitespace-nowrap">{formatTotal(order.totalSum)}</span>
        </p>
      </SheetArticle>
    </SheetFrame>
  );
}
