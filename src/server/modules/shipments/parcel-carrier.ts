import type { ShopDay } from '#domain/dates.ts';
import type { Destination } from '#domain/destination.ts';
import type { Kopecks } from '#domain/money.ts';
import { CarrierUnavailable } from '#server/modules/delivery/carrier.ts';

/** The part of the port to the carrier that makes and follows parcels. Sums are in whole hryvnias, as the carrier takes them. */

/** Ids of the carrier: a counterparty, and its contact person. */
export type CarrierParty = { readonly ref: string; readonly contactRef: string };

export type Sender = CarrierParty & { readonly phone: string };

export type ParcelSize = {
  readonly weightGrams: number;
  readonly seats: number;
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
};

/** Where to: a point or a door by its ids, or an address in words. */
export type Recipient = { readonly firstName: string; readonly lastName: string; readonly phone: string } & (
  | {
      readonly party: CarrierParty;
      readonly cityRef: string;
      readonly addressRef: string;
      readonly kind: Destination['kind'];
    }
  | { readonly party: null; readonly region: string; readonly city: string; readonly branchNo: string }
);

export type WaybillRequest = ParcelSize & {
  /** Ours, which lists of waybills repeat. */
  readonly orderNo: number;
  readonly sender: Sender & { readonly cityRef: string; readonly addressRef: string };
  readonly recipient: Recipient;
  readonly sendOn: ShopDay;
  readonly description: string;
  readonly declaredUah: number;
  readonly payer: 'sender' | 'recipient';
  /** 0 if the goods are paid already. */
  readonly cashOnDeliveryUah: number;
};

export type Waybill = {
  readonly ref: string;
  /** 14 digits. */
  readonly number: string;
  readonly costKopecks: Kopecks | null;
  readonly arrivesOn: ShopDay | null;
};

export type ListedWaybill = Waybill & {
  readonly orderNo: string;
  /** Of the register that it is in. */
  readonly registerNumber: string | null;
};

export type TrackedParcel = {
  readonly number: string;
  readonly code: number;
  readonly text: string;
  readonly at: Date | null;
  readonly arrivesOn: ShopDay | null;
  /** The first day of paid storage. */
  readonly storedUntil: ShopDay | null;
  /** The waybill of its way back. */
  readonly returnNumber: string | null;
};

export type LabelFormat = '100x100' | 'a4';

export type Register = { readonly ref: string; readonly number: string };

/** With those that it did not take, by ref, in the carrier's words. */
export type MadeRegister = Register & { readonly refused: ReadonlyMap<string, string> };

/** Throws `CarrierRefused` and `CarrierBusy` if nothing was done; any other `CarrierUnavailable` leaves it open. */
export type ParcelCarrier = {
  /** The account's own sender. */
  getSender(): Promise<Sender>;
  saveRecipient(person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
  }): Promise<CarrierParty>;
  /** The address of a door. */
  saveAddress(party: CarrierParty, door: { streetRef: string; house: string; flat: string }): Promise<string>;
  /** Not idempotent. */
  createWaybill(request: WaybillRequest): Promise<Waybill>;
  changeWaybill(ref: string, request: WaybillRequest): Promise<Waybill>;
  /** False if the carrier changed nothing: it is deleted already, or not written yet. */
  deleteWaybill(ref: string): Promise<boolean>;
  /** Of those days, in no order. */
  listWaybills(from: ShopDay, to: ShopDay): Promise<readonly ListedWaybill[]>;
  /** At most 100. */
  trackParcels(parcels: readonly { number: string; phone: string }[]): Promise<readonly TrackedParcel[]>;
  printLabels(numbers: readonly string[], format: LabelFormat): Promise<Buffer<ArrayBuffer>>;
  /** One barcode for a whole bag of parcels. */
  makeRegister(refs: readonly string[]): Promise<MadeRegister>;
  listRegisters(): Promise<readonly Register[]>;
  printRegister(ref: string): Promise<Buffer<ArrayBuffer>>;
};

/** Nothing was done: too many requests. */
export class CarrierBusy extends CarrierUnavailable {}

/** Nothing was done, and the same request would be refused again. `reason` is in the carrier's words. */
export class CarrierRefused extends CarrierUnavailable {
  readonly codes: readonly string[];
  readonly reason: string;

  constructor(message: string, codes: readonly string[], reason: string) {
    super(message);
    this.codes = codes;
    this.reason = reason;
  }
}

/** The settings and the carrier's account do not say who sends, or from where. */
export class SenderUnknown extends CarrierUnavailable {}

export const isUnavailable = (error: unknown): error is CarrierUnavailable => error instanceof CarrierUnavailable;
