import type { CarrierPlace } from '#contracts/carrier.ts';

/** The port to the carrier. */

export type CarrierCity = CarrierPlace & { readonly areaRef: string };

export type CarrierList<Place = CarrierPlace> = {
  readonly places: readonly Place[];
  /** False if the list is truncated or implausibly empty: it may be shown, but only cached briefly. */
  readonly isComplete: boolean;
};

/** Each throws `CarrierUnavailable`. */
export type Carrier = {
  listAreas(): Promise<CarrierList>;
  /** Nationwide: the carrier guarantees no filter by region. */
  listCities(): Promise<CarrierList<CarrierCity>>;
  /** Public branches and parcel lockers only. */
  listBranches(cityRef: string): Promise<CarrierList>;
};

/** No usable response. The message is for the log and contains no secrets. */
export class CarrierUnavailable extends Error {
  override readonly name = 'CarrierUnavailable';
}
