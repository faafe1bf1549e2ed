import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type City, cities, cityOf, pointRefOf, pointsOf } from './directory.ts';
import {
  type BookedParcel,
  codeOf,
  isDeleted,
  isScanned,
  type ParcelBook,
  stateTexts,
  storageDays,
} from './parcel-book.ts';
import { Refused } from './refused.ts';
import { deliveryDateOf, priceOf } from './tariffs.ts';

/** Counterparties, waybills, tracking and registers of the stand-in. */

type Fields = Readonly<Record<string, unknown>>;
type Method = (fields: Fields) => readonly unknown[];

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

const senderRef = '5ace4a2e-13ee-11e5-add9-005056887b8d';
const senderContactRef = '613b77c4-1411-11e5-ad08-005056801333';

const ukrainian = /^[А-ЩЬЮЯЄІЇҐа-щьюяєіїґ' ’ʼ-]+$/;

function checkName(name: string, field: string, max: number) {
  if (!ukrainian.test(name)) throw new Refused('20000400442', `${field} has invalid characters`);
  if (name.length > max) throw new Refused('20000400443', `${field} is too long`);
}

const phone = /^380\d{9}$/;

function checkPhone(given: unknown, field: string) {
  if (!phone.test(textOf(given))) throw new Refused('20000300434', `${field} invalid format`);
}

const seat = z.looseObject({
  weight: z.coerce.number(),
  volumetricWidth: z.coerce.number(),
  volumetricLength: z.coerce.number(),
  volumetricHeight: z.coerce.number(),
});

const required = [
  'PayerType',
  'PaymentMethod',
  'CargoType',
  'ServiceType',
  'DateTime',
  'Weight',
  'SeatsAmount',
  'Description',
  'Cost',
  'CitySender',
  'Sender',
  'SenderAddress',
  'ContactSender',
  'SendersPhone',
  'RecipientsPhone',
];
const byRefs = ['CityRecipient', 'Recipient', 'RecipientAddress', 'ContactRecipient'];
const byWords = ['RecipientCityName', 'RecipientAddressName', 'RecipientName', 'RecipientType'];

const kyivDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv' });
const dotted = (isoDay: string) => isoDay.split('-').reverse().join('.');
const kyivTime = (iso: string) => new Date(iso).toLocaleString('sv-SE', { timeZone: 'Europe/Kyiv' });

function checkDay(given: string, nowMs: number) {
  if (!/^\d{2}\.\d{2}\.\d{4}$/.test(given)) throw new Refused('20000400456', 'DateTime invalid format');
  const day = dotted(given.replaceAll('.', '-')).replaceAll('.', '-');
  if (day < kyivDay.format(nowMs)) throw new Refused('20000400455', 'DateTime less then now');
}

/** As the service allows: one parcel of a limited size and value. */
function checkLocker(fields: Fields) {
  const seats = z.array(seat).safeParse(fields.OptionsSeat).data ?? [];
  const [one] = seats;
  if (seats.length !== 1 || textOf(fields.SeatsAmount) !== '1' || !one)
    throw new Refused('20000900853', 'OptionsSeat is empty or more than one seat');
  const sides = [one.volumetricWidth, one.volumetricLength, one.volumetricHeight].toSorted((a, b) => a - b);
  if (sides.some((side, index) => side > ([30, 40, 60][index] ?? 0)) || one.weight > 20)
    throw new Refused('20000900854', 'Parcel does not fit the postomat');
  if (Number(fields.Cost) > 29_000) throw new Refused('20000200034', 'Cost is too high for the postomat');
}

function cityByWords(fields: Fields): City {
  const city = cities.find(({ Description }) => Description === textOf(fields.RecipientCityName));
  if (!city) throw new Refused('20000200103', 'CityRecipient not found');
  const number = textOf(fields.RecipientAddressName);
  if (!pointsOf(city).some((point) => point.number === number))
    throw new Refused('20000200104', 'RecipientAddress not found');
  return city;
}

function cityByRefs(fields: Fields): City {
  const city = cityOf(textOf(fields.CityRecipient));
  if (!city) throw new Refused('20000200103', 'CityRecipient not found');
  if (textOf(fields.ServiceType).endsWith('Doors')) return city;
  const point = pointsOf(city).find((one) => pointRefOf(one) === textOf(fields.RecipientAddress));
  if (!point) throw new Refused('20000200104', 'RecipientAddress not found');
  if (point.kind === 'locker') checkLocker(fields);
  return city;
}

function priced(fields: Fields, nowMs: number) {
  const isByWords = textOf(fields.NewAddress) === '1';
  const missing = [...required, ...(isByWords ? byWords : byRefs)].filter((name) => textOf(fields[name]) === '');
  if (missing.length > 0)
    throw new Refused('20000200127', missing.map((name) => `${name} is not specified`).join(', '));
  checkDay(textOf(fields.DateTime), nowMs);
  checkPhone(fields.RecipientsPhone, 'RecipientsPhone');
  const weightKg = Number(fields.Weight);
  if (!(weightKg >= 0.1)) throw new Refused('20000200080', 'Weight is incorrect');
  if (textOf(fields.Description).length > 120) throw new Refused('20000300437', 'Description is too long');
  const from = cityOf(textOf(fields.CitySender));
  if (!from) throw new Refused('20000200106', 'CitySender not found');
  const to = isByWords ? cityByWords(fields) : cityByRefs(fields);
  const { date } = deliveryDateOf({ from, to }, textOf(fields.DateTime)) as { date: string };
  const costUah = priceOf({ from, to, weightKg, costUah: Number(fields.Cost) });
  return { fields, costUah, arrivesOn: dotted(date.slice(0, 10)) };
}

const answered = ({ ref, number, costUah, arrivesOn }: BookedParcel) => ({
  Ref: ref,
  CostOnSite: costUah,
  EstimatedDeliveryDate: arrivesOn,
  IntDocNumber: number,
  TypeDocument: 'InternetDocument',
});

const registerNumberOf = (ref: string) => `105-${ref.slice(0, 8)}`;

const listed = (parcel: BookedParcel) => ({
  ...answered(parcel),
  StateId: String(codeOf(parcel)),
  StateName: stateTexts[codeOf(parcel)] ?? '',
  InfoRegClientBarcodes: textOf(parcel.fields.InfoRegClientBarcodes),
  ScanSheetNumber: parcel.registerRef === null ? '' : registerNumberOf(parcel.registerRef),
  Cost: textOf(parcel.fields.Cost),
  DateTime: parcel.createdAt,
  EWDateCreated: kyivTime(parcel.createdAt),
});

function tracked(parcel: BookedParcel | null, number: string) {
  if (!parcel)
    return {
      Number: number,
      StatusCode: '3',
      Status: 'Номер не знайдено',
      TrackingUpdateDate: '',
      ScheduledDeliveryDate: '',
    };
  const code = codeOf(parcel);
  const since = parcel.states.at(-1)?.at ?? parcel.createdAt;
  const arrived = parcel.states.find((state) => state.code === 7 || state.code === 8);
  const storedUntil = arrived ? kyivDay.format(new Date(arrived.at).getTime() + storageDays * 86_400_000) : '';
  return {
    Number: number,
    StatusCode: String(code),
    Status: stateTexts[code] ?? '',
    DateCreated: kyivTime(parcel.createdAt),
    TrackingUpdateDate: kyivTime(since),
    DateScan: isScanned(parcel) ? kyivTime(since) : '0001-01-01 00:00:00',
    ScheduledDeliveryDate: parcel.arrivesOn.split('.').join('-'),
    DatePayedKeeping: storedUntil,
    ClientBarcode: textOf(parcel.fields.InfoRegClientBarcodes),
    LastCreatedOnTheBasisNumber: code === 102 || code === 103 ? `59${parcel.number.slice(2)}` : '',
    RefEW: parcel.ref,
  };
}

const documents = z.array(z.looseObject({ DocumentNumber: z.coerce.string() }));
const refs = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

export type WaybillOptions = {
  /** A document that is younger cannot be deleted or listed yet, as with the real carrier. */
  readonly writtenAfterMs: () => number;
};

export function waybillMethods(
  book: ParcelBook,
  { writtenAfterMs }: WaybillOptions,
): Record<string, Record<string, Method>> {
  const recipients = new Map<string, string>();
  const isWritten = ({ createdAt }: BookedParcel) => book.nowMs() - Date.parse(createdAt) >= writtenAfterMs();

  const documentMethods: Record<string, Method> = {
    save: (fields) => [answered(book.add(priced(fields, book.nowMs())))],
    update(fields) {
      const parcel = book.find(textOf(fields.Ref));
      if (!parcel || isDeleted(parcel)) throw new Refused('20000200564', 'Ref is not valid');
      if (isScanned(parcel)) throw new Refused('20000200565', 'Document can not be changed');
      return [answered(book.change(parcel, priced(fields, book.nowMs())))];
    },
    delete(fields) {
      const found = (refs.safeParse(fields.DocumentRefs).data ?? []).flatMap((ref) => book.find(ref) ?? []);
      if (found.length === 0) throw new Refused('20000200564', 'DocumentRefs is not valid');
      const open = found.filter((parcel) => !isDeleted(parcel) && !isScanned(parcel) && isWritten(parcel));
      if (open.length === 0) throw new Refused('20000201173', 'No document changed DeletionMark');
      return open.map((parcel) => ({ Ref: book.move(parcel, 2).ref }));
    },
    getDocumentList(fields) {
      const page = Number(textOf(fields.Page)) || 1;
      const found = book.list().filter((parcel) => !isDeleted(parcel) && isWritten(parcel));
      return found.slice((page - 1) * 100, page * 100).map(listed);
    },
  };
  const counterpartyMethods: Record<string, Method> = {
    getCounterparties: () => [
      {
        Ref: senderRef,
        Description: 'Приватна особа',
        FirstName: 'Марія',
        LastName: 'Краплина',
        CounterpartyType: 'PrivatePerson',
      },
    ],
    getCounterpartyContactPersons: () => [
      { Ref: senderContactRef, Description: 'Краплина Марія', Phones: '380671112233' },
    ],
    save(fields) {
      const [first, last] = [textOf(fields.FirstName), textOf(fields.LastName)];
      checkName(first, 'FirstName', 25);
      checkName(last, 'LastName', 50);
      if (`${last} ${first}`.length > 50) throw new Refused('20000400443', 'Name is too long');
      checkPhone(fields.Phone, 'Phone');
      const key = `${textOf(fields.Phone)} ${last} ${first}`;
      const contact = recipients.get(key) ?? randomUUID();
      recipients.set(key, contact);
      const Ref = '00000000-0000-4000-8000-000000000001';
      return [{ Ref, FirstName: first, LastName: last, ContactPerson: { success: true, data: [{ Ref: contact }] } }];
    },
  };
  const addressMethods: Record<string, Method> = {
    save(fields) {
      if (textOf(fields.StreetRef) === '' || textOf(fields.BuildingNumber) === '')
        throw new Refused('20000200127', 'StreetRef is not specified');
      return [{ Ref: randomUUID(), Description: textOf(fields.BuildingNumber) }];
    },
  };
  const trackingMethods: Record<string, Method> = {
    getStatusDocuments(fields) {
      const asked = documents.safeParse(fields.Documents).data;
      if (!asked) throw new Refused('20000200159', 'Documents must be array');
      if (asked.length > 100 || asked.some(({ DocumentNumber }) => !/^\d{14}$/.test(DocumentNumber)))
        throw new Refused('20001401442', 'Document number is not correct');
      return asked.map(({ DocumentNumber }) => tracked(book.findByNumber(DocumentNumber), DocumentNumber));
    },
  };
  const registerMethods: Record<string, Method> = {
    insertDocuments(fields) {
      const asked = refs.safeParse(fields.DocumentRefs).data ?? [];
      const Ref = textOf(fields.Ref) || randomUUID();
      const Errors: unknown[] = [];
      let taken = 0;
      for (const ref of asked) {
        const parcel = book.find(ref);
        if (parcel && !isDeleted(parcel) && !isScanned(parcel) && parcel.registerRef === null) {
          book.register(parcel, Ref);
          taken += 1;
        } else Errors.push({ Ref: ref, Error: 'Document can not be added' });
      }
      if (taken === 0) throw new Refused('20000200564', 'DocumentRefs is not valid');
      return [{ Ref, Number: registerNumberOf(Ref), Date: kyivTime(new Date(book.nowMs()).toISOString()), Errors }];
    },
    getScanSheetList() {
      const all = new Set(book.list().flatMap(({ registerRef }) => registerRef ?? []));
      return [...all].map((Ref) => ({ Ref, Number: registerNumberOf(Ref), Printed: '0' }));
    },
  };
  return {
    InternetDocument: documentMethods,
    InternetDocumentGeneral: documentMethods,
    Counterparty: counterpartyMethods,
    CounterpartyGeneral: counterpartyMethods,
    Address: addressMethods,
    AddressGeneral: addressMethods,
    TrackingDocument: trackingMethods,
    TrackingDocumentGeneral: trackingMethods,
    ScanSheet: registerMethods,
    ScanSheetGeneral: registerMethods,
  };
}
