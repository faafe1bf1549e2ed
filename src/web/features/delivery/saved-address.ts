import type { DeliveryAddress } from '#contracts/delivery-addresses.ts';
import { deliveryLabels } from '#domain/delivery.ts';
import type { Language } from '#domain/language.ts';
import { cityName, regionName, streetName } from '#domain/place-names.ts';

/** The buyer's own name of the address, or else its city. */
export const addressTitle = ({ name, city }: DeliveryAddress, language: Language): string =>
  name || cityName(city, language);

/** How and where, without what the title says already. */
export function addressText({ name, kind, region, city, address }: DeliveryAddress, language: Language): string {
  const street = kind === 'pickup' ? streetName(address, language) : address;
  const place = [regionName(region, language), ...(name ? [cityName(city, language)] : []), street];
  return `${deliveryLabels[kind][language]}: ${place.join(', ')}`;
}
