import { deliveryKindOf, deliveryLabel } from '#domain/delivery.ts';
import { isThroughBank } from '#domain/payment-methods.ts';
import { cityName, regionName, streetName } from '#domain/place-names.ts';
import { Fact } from '#web/features/orders/order-facts.tsx';
import { OrderGoods } from '#web/features/orders/order-goods.tsx';
import { useLanguage } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import type { PlacedOrder as Placed } from './checkout-draft.ts';

type PlacedOrderProps = { order: Placed; isPaid: boolean };

/** What was bought, where it goes and what happens next; shown in the browser tab that has placed the order. */
export function PlacedOrder({ order, isPaid }: PlacedOrderProps) {
  const { placed: texts, instalments } = useCheckoutMessages().accepted;
  const language = useLanguage();
  const { delivery, region, city, address } = order.deliveryAddress;
  const kind = deliveryKindOf(delivery) ?? 'nova-poshta';
  const street = kind === 'pickup' ? streetName(address, language) : address;
  const place = [regionName(region, language), cityName(city, language), street];
  const isToPay = !isPaid && isThroughBank(order.paymentKind);
  const toPay = order.paymentKind === 'instalments' ? instalments.confirm : texts.pay;
  const steps = [...(isToPay ? [toPay] : []), ...texts.steps[kind]];
  return (
    <section className="mt-8 grid gap-6 border-t border-line pt-6">
      <h2 className="text-2xl">{texts.heading}</h2>
      <OrderGoods order={order} texts={texts} />
      <dl className="grid gap-5">
        <Fact name={texts.delivery}>
          <p>{deliveryLabel(delivery, language)}</p>
          <p className="text-ink-2">{place.filter((part) => part !== '').join(', ')}</p>
        </Fact>
        <Fact name={texts.next}>
          <ol className="grid list-decimal gap-1 pl-5 marker:text-ink-3">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Fact>
      </dl>
    </section>
  );
}
