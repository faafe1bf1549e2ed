import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { DeliveryEstimate, estimateDelivery as estimateContract, FoundCity } from '#contracts/carrier.ts';
import { asUah } from '#contracts/kit/money.ts';
import { dayMs, shopDay } from '#domain/dates.ts';
import { pickupPlace } from '#domain/delivery.ts';
import { type Parcel, parcelBand } from '#domain/parcel.ts';
import type { PublicContext } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { type CarrierRoute, CarrierUnavailable } from './carrier.ts';
import { allCities, type CarrierRequest, readThroughCache, untagged } from './delivery.service.ts';

type Query = z.output<NonNullable<typeof estimateContract.query>>;
type Estimate = { readonly priceKopecks: number; readonly days: number | null };

const unknown: DeliveryEstimate = { price: null, days: null };
/** The carrier is awaited no longer than this: the page shows a typical range instead. */
const longestWaitMs = 6000;

/** Without the day, the price is still shown, but only cached briefly. */
const estimateQuery = ({ from, to }: CarrierRoute, parcel: Parcel, now: () => Date): CarrierRequest => {
  const name = `estimate ${from} ${to} ${parcel.weightGrams} ${parcel.sumKopecks}`;
  return {
    name,
    fetch: async (carrier) => {
      const sentOn = shopDay(now());
      const [priceKopecks, arrivesOn] = await Promise.all([
        carrier.getPrice({ from, to }, parcel),
        carrier.getArrivalDay({ from, to }, sentOn).catch(nullWhileUnavailable),
      ]);
      const days = arrivesOn === null ? null : Math.max(0, (Date.parse(arrivesOn) - Date.parse(sentOn)) / dayMs);
      const estimate: Estimate = { priceKopecks, days };
      return { answers: new Map([[name, estimate]]), isComplete: days !== null };
    },
  };
};

function nullWhileUnavailable(error: unknown): null {
  if (error instanceof CarrierUnavailable) return null;
  throw error;
}

const isSender = ({ Description, AreaDescription }: FoundCity) =>
  Description === pickupPlace.city && AreaDescription === pickupPlace.region;

async function askCarrier(context: PublicContext, { cityRef, weightGrams, sum }: Query): Promise<DeliveryEstimate> {
  const cities = await allCities(untagged(context));
  // Made-up references reach neither the carrier nor the cache.
  if (!cities.some(({ Ref }) => Ref === cityRef))
    throw new Refusal('INVALID', { fields: { cityRef: 'unknown-choice' } });
  const from = context.settings.senderCityRef ?? cities.find(isSender)?.Ref;
  if (from === undefined) return unknown;
  const parcel = parcelBand({ weightGrams, sumKopecks: Math.round(sum * 100) });
  const query = estimateQuery({ from, to: cityRef }, parcel, context.now);
  const { priceKopecks, days } = await readThroughCache<Estimate>(context, query);
  return { price: asUah(priceKopecks), days };
}

/** Never fails for the carrier's sake: an estimate must not block a page or an order. */
export async function estimateDelivery(context: PublicContext, query: Query): Promise<DeliveryEstimate> {
  const asked = askCarrier(context, query).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'UNAVAILABLE') return unknown;
    throw error;
  });
  const timeout = new AbortController();
  const late = pause(longestWaitMs, unknown, { signal: timeout.signal, ref: false }).catch(() => unknown);
  return Promise.race([asked, late]).finally(() => timeout.abort());
}
