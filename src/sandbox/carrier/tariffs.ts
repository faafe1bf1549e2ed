import type { City } from './directory.ts';

/** Prices and days of the stand-in: near the real ones, and the same on every machine. */

type Parcel = { readonly from: City; readonly to: City; readonly weightKg: number; readonly costUah: number };

const dayMs = 24 * 60 * 60 * 1000;

function distanceOf({ from, to }: Pick<Parcel, 'from' | 'to'>): 'city' | 'region' | 'country' {
  if (from === to) return 'city';
  return from.Area === to.Area ? 'region' : 'country';
}

const basePrices = { city: 60, region: 70, country: 80 };
const daysOnTheWay = { city: 1, region: 1, country: 2 };

/** In hryvnias: by distance and weight, and half a percent of what is declared above 500. */
export function priceOf({ weightKg, costUah, ...way }: Parcel): number {
  const forWeight = weightKg <= 1 ? 0 : weightKg <= 2 ? 10 : 10 + 6 * Math.ceil(weightKg - 2);
  const forCost = Math.max(0, costUah - 500) * 0.005;
  return Math.round((basePrices[distanceOf(way)] + forWeight + forCost) * 100) / 100;
}

/** As the real API writes it, in the zone of Kyiv. `sentOn` is `dd.mm.yyyy`. */
export function deliveryDateOf(way: Pick<Parcel, 'from' | 'to'>, sentOn: string): object {
  const [day = '', month = '', year = ''] = sentOn.split('.');
  const sentMs = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const arrives = new Date(sentMs + daysOnTheWay[distanceOf(way)] * dayMs).toISOString().slice(0, 10);
  return { date: `${arrives} 18:00:00.000000`, timezone_type: 3, timezone: 'Europe/Kiev' };
}
