import type { CarrierPlace } from '#contracts/carrier.ts';

/** What the shop needs of whoever carries its parcels. */

export type CarrierCity = CarrierPlace & { readonly areaRef: string };

/** Each throws `CarrierAway`. */
export type Carrier = {
  listAreas(): Promise<CarrierPlace[]>;
  /** Of the whole country: the carrier promises no filter by region. */
  listCities(): Promise<CarrierCity[]>;
  /** Branches and parcel lockers that take a parcel for anybody. */
  listBranches(cityRef: string): Promise<CarrierPlace[]>;
};

/** No usable answer came, for whatever reason. The message is for the log and holds nothing secret. */
export class CarrierAway extends Error {
  override readonly name = 'CarrierAway';
}
