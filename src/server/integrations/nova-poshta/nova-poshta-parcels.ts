import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type ShopDay, shopTimeZone } from '#domain/dates.ts';
import { isWaybillNumber } from '#domain/parcel-tracking.ts';
import { CarrierUnavailable } from '#server/modules/delivery/carrier.ts';
import {
  CarrierRefused,
  type LabelFormat,
  type ListedWaybill,
  type ParcelCarrier,
  type Recipient,
  type TrackedParcel,
  type Waybill,
  type WaybillRequest,
} from '#server/modules/shipments/parcel-carrier.ts';
import { createHttpClient } from '../http-client.ts';
import { type Ask, dayOf, firstRow, type NovaPoshtaOptions, wordsOf } from './nova-poshta-api.ts';

/** Text or number in any field, '' where there is nothing. */
const words = z.union([z.string(), z.number()]).transform(String).catch('');
const ref = z.string().min(1);
/** Hryvnias to kopecks. */
const cost = words.transform((text) => (/^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : null));

/** The carrier's times are those of Kyiv's clocks. */
export function momentOf(text: string): Date | null {
  const day = dayOf(text);
  const [time] = /\d{2}:\d{2}(:\d{2})?/.exec(text) ?? [];
  if (day === null) return null;
  const utc = new Date(`${day}T${(time ?? '12:00').padEnd(8, ':00')}Z`);
  const shown = new Date(`${utc.toLocaleString('sv-SE', { timeZone: shopTimeZone }).replace(' ', 'T')}Z`);
  return new Date(2 * utc.getTime() - shown.getTime());
}

const carrierDay = (day: ShopDay) => day.split('-').reverse().join('.');
const carrierPhone = (phone: string) => phone.replace('+', '');

const party = z.object({ Ref: ref });
const contact = z.object({ Ref: ref, Phones: words });
const savedParty = z
  .object({ Ref: ref, ContactPerson: z.object({ data: z.array(z.object({ Ref: ref })).min(1) }) })
  .transform(({ Ref, ContactPerson }) => ({ ref: Ref, contactRef: ContactPerson.data[0]?.Ref ?? '' }));

const waybillRow = z.object({
  Ref: ref,
  IntDocNumber: words.refine(isWaybillNumber),
  CostOnSite: cost,
  EstimatedDeliveryDate: words,
});
const asWaybill = ({ Ref, IntDocNumber, CostOnSite, EstimatedDeliveryDate }: z.output<typeof waybillRow>): Waybill => ({
  ref: Ref,
  number: IntDocNumber,
  costKopecks: CostOnSite,
  arrivesOn: dayOf(EstimatedDeliveryDate),
});
const waybill = waybillRow.transform(asWaybill);
const listedWaybill = waybillRow.extend({ InfoRegClientBarcodes: words, ScanSheetNumber: words }).transform(
  (row): ListedWaybill => ({
    ...asWaybill(row),
    orderNo: row.InfoRegClientBarcodes,
    registerNumber: row.ScanSheetNumber || null,
  }),
);

const tracked = z
  .object({
    Number: words,
    StatusCode: words,
    Status: words,
    TrackingUpdateDate: words,
    DateScan: words,
    ScheduledDeliveryDate: words,
    DatePayedKeeping: words,
    LastCreatedOnTheBasisNumber: words,
  })
  .transform(
    (row): TrackedParcel => ({
      number: row.Number,
      code: Number(row.StatusCode) || 0,
      text: row.Status,
      at: momentOf(row.TrackingUpdateDate) ?? momentOf(row.DateScan),
      arrivesOn: dayOf(row.ScheduledDeliveryDate),
      storedUntil: dayOf(row.DatePayedKeeping),
      returnNumber: row.LastCreatedOnTheBasisNumber || null,
    }),
  );

const register = z.object({ Ref: ref, Number: words });
const documentErrors = z.array(z.looseObject({ Ref: words })).catch([]);
/** Its errors are next to it, or in its data. */
const madeRegister = z.object({
  Ref: words,
  Number: words,
  Errors: documentErrors,
  Data: z.object({ Errors: documentErrors }).catch({ Errors: [] }),
});

/** By its ids, or in words: then the carrier needs the branch's number and makes the person itself. */
function recipientFields(recipient: Recipient): Record<string, unknown> {
  const { firstName, lastName } = recipient;
  const RecipientsPhone = carrierPhone(recipient.phone);
  if (recipient.party !== null) {
    const { party: person, cityRef, addressRef } = recipient;
    return {
      CityRecipient: cityRef,
      Recipient: person.ref,
      ContactRecipient: person.contactRef,
      RecipientAddress: addressRef,
      RecipientsPhone,
    };
  }
  return {
    NewAddress: '1',
    RecipientCityName: recipient.city,
    RecipientArea: recipient.region,
    RecipientAreaRegions: '',
    RecipientAddressName: recipient.branchNo,
    RecipientHouse: '',
    RecipientFlat: '',
    RecipientName: `${lastName} ${firstName}`,
    RecipientType: 'PrivatePerson',
    SettlementType: 'м.',
    RecipientsPhone,
  };
}

function waybillFields(request: WaybillRequest): Record<string, unknown> {
  const { sender, recipient, seats, weightGrams, lengthCm, widthCm, heightCm, cashOnDeliveryUah } = request;
  const weight = (grams: number) => String(Math.max(0.1, Math.ceil(grams / 100) / 10));
  const seat = {
    weight: weight(weightGrams / seats),
    volumetricWidth: String(widthCm),
    volumetricLength: String(lengthCm),
    volumetricHeight: String(heightCm),
  };
  const toDoor = recipient.party !== null && recipient.kind === 'door';
  return {
    PayerType: request.payer === 'sender' ? 'Sender' : 'Recipient',
    PaymentMethod: 'Cash',
    CargoType: 'Parcel',
    ServiceType: toDoor ? 'WarehouseDoors' : 'WarehouseWarehouse',
    DateTime: carrierDay(request.sendOn),
    Weight: weight(weightGrams),
    SeatsAmount: String(seats),
    OptionsSeat: Array.from({ length: seats }, () => seat),
    Description: request.description,
    Cost: String(request.declaredUah),
    CitySender: sender.cityRef,
    Sender: sender.ref,
    SenderAddress: sender.addressRef,
    ContactSender: sender.contactRef,
    SendersPhone: carrierPhone(sender.phone),
    ...recipientFields(recipient),
    InfoRegClientBarcodes: String(request.orderNo),
    ...(cashOnDeliveryUah > 0 && {
      BackwardDeliveryData: [
        { PayerType: 'Recipient', CargoType: 'Money', RedeliveryString: String(cashOnDeliveryUah) },
      ],
    }),
  };
}

const nothingChanged = '20000201173';
/** Rows of a page of waybills. */
const listedAtOnce = 100;
const mostPages = 50;
/** Right after a waybill is made, its label may be a page that says "not ready". */
const mostPrintAttempts = 3;

const printPaths: Record<LabelFormat, { path: string; tail: string }> = {
  '100x100': { path: 'printMarking100x100', tail: '/zebra' },
  a4: { path: 'printDocument', tail: '' },
};

/** Waybills, tracking, labels and registers. */
export function createParcelCarrier(
  ask: Ask,
  { url, key, printUrl = url, timeoutMs = 10_000, backOffMs = 1000 }: NovaPoshtaOptions,
): ParcelCarrier {
  const client = createHttpClient({ service: 'The carrier', timeoutMs, Unavailable: CarrierUnavailable });

  function found<Row>(method: string, row: Row | undefined): Row {
    if (row === undefined) throw new CarrierUnavailable(`The carrier answered ${method} without what was asked for`);
    return row;
  }

  /** The key is a part of the address: it stays on the server, and out of messages. */
  async function print(operation: string, path: string): Promise<Buffer<ArrayBuffer>> {
    for (let attempt = 1; ; attempt += 1) {
      const { status, bytes } = await client(operation, `${printUrl}/${path}`);
      if (status === 200 && bytes.subarray(0, 4).toString('latin1') === '%PDF') return bytes;
      if (attempt === mostPrintAttempts)
        throw new CarrierUnavailable(`The carrier answered ${operation} with ${status} and no PDF`);
      await pause(backOffMs * 2 ** (attempt - 1));
    }
  }

  const save = async (method: 'save' | 'update', fields: Record<string, unknown>) =>
    found(method, firstRow(await ask(method, fields, 'InternetDocument'), waybill));

  return {
    async getSender() {
      const asked = { CounterpartyProperty: 'Sender', Page: '1' };
      const sender = found('getCounterparties', firstRow(await ask('getCounterparties', asked, 'Counterparty'), party));
      const persons = await ask('getCounterpartyContactPersons', { Ref: sender.Ref, Page: '1' }, 'Counterparty');
      const person = found('getCounterpartyContactPersons', firstRow(persons, contact));
      return { ref: sender.Ref, contactRef: person.Ref, phone: person.Phones };
    },

    async saveRecipient({ firstName, lastName, phone }) {
      const person = {
        CounterpartyType: 'PrivatePerson',
        CounterpartyProperty: 'Recipient',
        FirstName: firstName,
        MiddleName: '',
        LastName: lastName,
        Phone: carrierPhone(phone),
      };
      return found('save', firstRow(await ask('save', person, 'Counterparty'), savedParty));
    },

    async saveAddress(owner, { streetRef, house, flat }) {
      const address = { CounterpartyRef: owner.ref, StreetRef: streetRef, BuildingNumber: house, Flat: flat };
      return found('save', firstRow(await ask('save', address, 'Address'), party)).Ref;
    },

    createWaybill: (request) => save('save', waybillFields(request)),

    changeWaybill: (documentRef, request) => save('update', { ...waybillFields(request), Ref: documentRef }),

    async deleteWaybill(documentRef) {
      try {
        await ask('delete', { DocumentRefs: [documentRef] }, 'InternetDocument');
        return true;
      } catch (error) {
        if (error instanceof CarrierRefused && error.codes.includes(nothingChanged)) return false;
        throw error;
      }
    },

    async listWaybills(from, to) {
      const days = { DateTimeFrom: carrierDay(from), DateTimeTo: carrierDay(to), GetFullList: '0' };
      const all: ListedWaybill[] = [];
      for (let page = 1; page <= mostPages; page += 1) {
        const { rows } = await ask('getDocumentList', { ...days, Page: String(page) }, 'InternetDocument');
        all.push(...rows.flatMap((row) => listedWaybill.safeParse(row).data ?? []));
        if (rows.length < listedAtOnce) return all;
      }
      // A list that was cut would say of the rest that they do not exist.
      throw new CarrierUnavailable(`The carrier lists more than ${mostPages * listedAtOnce} waybills`);
    },

    async trackParcels(parcels) {
      const Documents = parcels.map(({ number, phone }) => ({ DocumentNumber: number, Phone: carrierPhone(phone) }));
      const { rows } = await ask('getStatusDocuments', { Documents }, 'TrackingDocument');
      return rows.flatMap((row) => tracked.safeParse(row).data ?? []);
    },

    printLabels(numbers, format) {
      const { path, tail } = printPaths[format];
      const orders = numbers.map((number) => `orders%5B%5D/${encodeURIComponent(number)}`).join('/');
      return print(path, `orders/${path}/${orders}/type/pdf/apiKey/${encodeURIComponent(key)}${tail}`);
    },

    async makeRegister(refs) {
      const answer = await ask('insertDocuments', { DocumentRefs: refs }, 'ScanSheet');
      const row = found('insertDocuments', firstRow(answer, madeRegister));
      const errors = [...row.Errors, ...row.Data.Errors];
      const refused = new Map(errors.map(({ Ref, ...said }) => [Ref, wordsOf(said).join(', ')]));
      // With none taken, there is no register.
      if (row.Ref === '' || row.Ref === '0')
        throw new CarrierRefused('The carrier refused all parcels of a register', [], [...refused.values()].join(', '));
      return { ref: row.Ref, number: row.Number, refused };
    },

    async listRegisters() {
      const { rows } = await ask('getScanSheetList', {}, 'ScanSheet');
      const listed = rows.flatMap((row) => register.safeParse(row).data ?? []);
      return listed.map(({ Ref, Number: number }) => ({ ref: Ref, number }));
    },

    printRegister: (registerRef) =>
      print(
        'printScanSheet',
        `scanSheet/printScanSheet/refs%5B%5D/${encodeURIComponent(registerRef)}/type/pdf/apiKey/${encodeURIComponent(key)}`,
      ),
  };
}
