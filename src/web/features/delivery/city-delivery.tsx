import type { ReactNode } from 'react';
import { formatPrice, type Kopecks } from '#domain/money.ts';
import { cityName } from '#domain/place-names.ts';
import { useLanguage } from '#web/kit/language.ts';
import { kopecksOf } from '#web/kit/product-price.ts';
import type { DeliveryCity } from './delivery-city.ts';
import { useDeliveryEstimate } from './delivery-estimate.ts';

type CityDeliveryProps = {
  city: DeliveryCity;
  sumKopecks: Kopecks;
  /** Shown until the carrier has answered, and if it does not. */
  typical: ReactNode;
  children: (city: string, price: string, days: number | null) => ReactNode;
};

/** What delivery to the buyer's city costs. */
export function CityDelivery({ city, sumKopecks, typical, children }: CityDeliveryProps) {
  const language = useLanguage();
  const { price = null, days = null } = useDeliveryEstimate(city.value, sumKopecks) ?? {};
  if (price === null) return typical;
  return children(
    cityName(city.label, language),
    formatPrice(kopecksOf(price)),
    days === null ? null : Math.max(1, days),
  );
}
