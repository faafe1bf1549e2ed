import type { DeliveryEstimate } from '#contracts/carrier.ts';
import { formatPrice } from '#domain/money.ts';
import { useDeliveryMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';

type EstimateResultProps = { city?: string; estimate?: DeliveryEstimate };

/** What the carrier says; a typical range if it says nothing, or before a city is chosen. */
export function EstimateResult({ city, estimate }: EstimateResultProps) {
  const { estimate: text } = useDeliveryMessages();
  const price = estimate?.price ?? null;
  const days = estimate?.days ?? null;
  return (
    <p>
      {city && <span className="block text-ink-2">{city}</span>}
      <strong className="block font-display text-2xl text-amber-ink lining-nums">
        {price === null ? text.byTariff : text.price(formatPrice(kopecksOf(price)))}
      </strong>
      {price === null && <span className="block">{text.typical}</span>}
      {price !== null && days !== null && <span className="block">{text.days(Math.max(1, days))}</span>}
    </p>
  );
}
