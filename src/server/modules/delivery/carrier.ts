import type { CarrierPlace } from '#contracts/carrier.ts';
import type { ShopDay } from '#domain/dates.ts';
import type { Kopecks } from '#domain/money.ts';
import type { Parcel } from '#domain/parcel.ts';

/** The port to the carrier. */

export type CarrierCity = CarrierPlace & { readonly areaRef: string };

export type CarrierList<Place = CarrierPlace> = {
  readonly places: readonly Place[];
  /** False if the list is truncated or implausibly empty: it may be shown, but only cached briefly. */
  readonly isComplete: boolean;
};

/** A branch or parcel locker. */
export type CarrierPoint = CarrierPlace & {
  readonly kind: 'branch' | 'locker';
  readonly number: string;
  /** Its short code for sorting, such as `11/25`. */
  readonly index: string;
  /** Null without a limit. */
  readonly heaviestKg: number | null;
  readonly highestDeclaredUah: number | null;
};

/** City refs. */
export type CarrierRoute = { readonly from: string; readonly to: string };

/** Each throws `CarrierUnavailable`. */
export type Carrier = {
  listAreas(): Promise<CarrierList>;
  /** Nationwide: the carrier guarantees no filter by region. */
  listCities(): Promise<CarrierList<CarrierCity>>;
  /** Public branches and parcel lockers only. */
  listBranches(cityRef: string): Promise<CarrierList<CarrierPoint>>;
  /** With their kind: 'вул. Соборна'. */
  listStreets(cityRef: string): Promise<CarrierList>;
  /** From branch to branch. */
  getPrice(route: CarrierRoute, parcel: Parcel): Promise<Kopecks>;
  /** The day on which a parcel sent on that day arrives at a branch. */
  getArrivalDay(route: CarrierRoute, sentOn: ShopDay): Promise<ShopDay>;
};

/** No usable response. The message is for the log and contains no secrets. */
export class CarrierUnavailable extends Error {
  override readonly name = 'CarrierUnavailable';
}
