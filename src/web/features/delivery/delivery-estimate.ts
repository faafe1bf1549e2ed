import { useEffect, useState } from 'react';
import { type DeliveryEstimate, estimateDelivery } from '#contracts/carrier.ts';
import { type Kopecks, kopecksToUah } from '#domain/money.ts';
import { parcelBand, smallestParcel } from '#domain/parcel.ts';
import { call } from '#web/kit/api-client.ts';

const unknown: DeliveryEstimate = { price: null, days: null };

/** Null while loading, or without a city. A failed request is an unknown estimate: it never blocks a page. */
export function useDeliveryEstimate(
  cityRef: string | null,
  sumKopecks: Kopecks = smallestParcel.sumKopecks,
): DeliveryEstimate | null {
  const { weightGrams, sumKopecks: band } = parcelBand({ ...smallestParcel, sumKopecks });
  const key = cityRef === null ? null : `${cityRef} ${band}`;
  const [known, setKnown] = useState<{ readonly key: string; readonly estimate: DeliveryEstimate } | null>(null);
  useEffect(() => {
    if (cityRef === null || key === null) return;
    const leaving = new AbortController();
    const query = { cityRef, weightGrams, sum: kopecksToUah(band) };
    call(estimateDelivery, { query, signal: leaving.signal }).then(
      ({ data }) => setKnown({ key, estimate: data }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        reportError(error);
        setKnown({ key, estimate: unknown });
      },
    );
    return () => leaving.abort();
  }, [cityRef, key, weightGrams, band]);
  return known !== null && known.key === key ? known.estimate : null;
}
