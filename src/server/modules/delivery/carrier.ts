import type { CarrierPlace } from '#contracts/carrier.ts';

/** The port to the carrier. */

export type CarrierCity = CarrierPlace & { readonly areaRef: string };

export type CarrierList<Place = CarrierPlace> = {
  readonly places: readonly Place[];
  /** False for a list that is cut short, or empty where that is hard to believe: it may be shown, but not for long. */
  readonly isComplete: boolean;
};

/** Each throws `CarrierUnavailable`. */
export type Carrier = {
  listAreas(): Promise<CarrierList>;
  /** Of the whole country: the carrier promises no filter by region. */
  listCities(): Promise<CarrierList<CarrierCity>>;
  /** Branches and parcel lockers that take a parcel for anybody. */
  listBranches(cityRef: string): Promise<CarrierList>;
};

/** No usable answer came, for whatever reason. The message is for the log and holds nothing secret. */
export class CarrierUnavailable extends Error {
  override readonly name = 'CarrierUnavailable';
}
