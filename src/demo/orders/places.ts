import { shop } from '#domain/shop.ts';
import type { Random } from '../drawing/random.ts';

export interface DeliveryPlace {
  deliveryKind: 'nova-poshta' | 'pickup';
  delivery: string;
  region: string;
  city: string;
  address: string;
}

export const cities = [
  ['Львівська', 'Львів'],
  ['Київська', 'Київ'],
  ['Одеська', 'Одеса'],
  ['Харківська', 'Харків'],
  ['Дніпропетровська', 'Дніпро'],
  ['Полтавська', 'Полтава'],
  ['Вінницька', 'Вінниця'],
  ['Івано-Франківська', 'Івано-Франківськ'],
  ['Чернівецька', 'Чернівці'],
  ['Тернопільська', 'Тернопіль'],
  ['Закарпатська', 'Ужгород'],
  ['Черкаська', 'Черкаси'],
] as const;

export function pickupPlace(): DeliveryPlace {
  const { region, city, address } = shop.pickupPoint;
  return { deliveryKind: 'pickup', delivery: 'Самовивіз', region: region.uk, city: city.uk, address: address.uk };
}

export function randomPlace(random: Random): DeliveryPlace {
  if (random.chance(0.16)) return pickupPlace();
  const [region, city] = random.pick<readonly [string, string]>(cities);
  const number = Math.floor(random.between(1, 60));
  const address = random.chance(0.3) ? `Поштомат №${4000 + number * 37}` : `Відділення №${number}`;
  return { deliveryKind: 'nova-poshta', delivery: 'Нова пошта', region, city, address };
}
