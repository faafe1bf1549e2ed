import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { CarrierUnavailable } from '#server/modules/delivery/carrier.ts';
import { CarrierBusy, CarrierRefused, type WaybillRequest } from '#server/modules/shipments/parcel-carrier.ts';
import { createNovaPoshta } from './nova-poshta.ts';
import { momentOf } from './nova-poshta-parcels.ts';

type Question = { calledMethod: string; modelName: string; methodProperties: Record<string, unknown> };
type Reply = (question: Question | null, response: ServerResponse, path: string) => unknown;

const key = 'key-of-the-shop-4711';
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A scripted carrier: an object is sent as the envelope; undefined means that the callback wrote the response itself. */
async function carrierThat(reply: Reply) {
  const asked: Question[] = [];
  const paths: string[] = [];
  const server = createServer(async (request, response) => {
    const question = request.method === 'POST' ? ((await json(request)) as Question) : null;
    if (question) asked.push(question);
    else paths.push(request.url ?? '');
    const answer = await reply(question, response, request.url ?? '');
    if (answer !== undefined) response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { carrier: createNovaPoshta({ url, key, backOffMs: 1 }), asked, paths };
}

const found = (data: unknown[], more: object = {}) => ({
  success: true,
  data,
  errors: [],
  warnings: [],
  info: [],
  ...more,
});
const refused = (errors: unknown, errorCodes: unknown) => ({ success: false, data: [], errors, errorCodes, info: [] });

const request: WaybillRequest = {
  orderNo: 100_123,
  sender: { ref: 's', contactRef: 'sc', phone: '+380671112233', cityRef: 'c-1', addressRef: 'b-1' },
  recipient: {
    firstName: 'Олена',
    lastName: 'Коваль',
    phone: '+380671234567',
    party: { ref: 'r', contactRef: 'rc' },
    cityRef: 'c-2',
    addressRef: 'b-2',
    kind: 'locker',
  },
  sendOn: '2026-03-17',
  weightGrams: 1234,
  seats: 1,
  lengthCm: 20,
  widthCm: 15,
  heightCm: 10,
  description: 'Парфумерія',
  declaredUah: 956,
  payer: 'recipient',
  cashOnDeliveryUah: 956,
};
const made = { Ref: 'd-1', CostOnSite: 81.5, EstimatedDeliveryDate: '19.03.2026', IntDocNumber: '20450012345678' };

describe('waybills of Nova Poshta', () => {
  it('are sent in its units and formats, and read with numbers as text or not', async () => {
    const { carrier, asked } = await carrierThat(() => found([{ ...made, IntDocNumber: 20450012345678 }]));
    const waybill = { ref: 'd-1', number: '20450012345678', costKopecks: 8150, arrivesOn: '2026-03-19' };
    expect(await carrier.createWaybill(request)).toEqual(waybill);
    expect(await carrier.changeWaybill('d-1', request)).toEqual(waybill);
    expect(asked.map(({ modelName, calledMethod }) => `${modelName}/${calledMethod}`)).toEqual([
      'InternetDocument/save',
      'InternetDocument/update',
    ]);
    expect(asked[0]?.methodProperties).toMatchObject({
      DateTime: '17.03.2026',
      Weight: '1.3',
      Cost: '956',
      SeatsAmount: '1',
      OptionsSeat: [{ weight: '1.3', volumetricWidth: '15', volumetricLength: '20', volumetricHeight: '10' }],
      ServiceType: 'WarehouseWarehouse',
      RecipientsPhone: '380671234567',
      SendersPhone: '380671112233',
      InfoRegClientBarcodes: '100123',
      BackwardDeliveryData: [{ PayerType: 'Recipient', CargoType: 'Money', RedeliveryString: '956' }],
    });
    expect(asked[1]?.methodProperties).toMatchObject({ Ref: 'd-1', Weight: '1.3' });
  });

  it.each<[string, Reply]>([
    ['a refusal', () => refused(['Weight is incorrect', 'Cost is incorrect'], ['20000200080', '20000200125'])],
    ['a refusal by ids', () => refused({ 'a-b-c': 'Weight is incorrect' }, { 'a-b-c': '20000200080' })],
    ['400 without an envelope', (_, response) => void response.writeHead(400).end('<html>Weight is incorrect</html>')],
  ])('do not exist after %s', async (_, reply) => {
    const { carrier, asked } = await carrierThat(reply);
    const error = await carrier.createWaybill(request).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(CarrierRefused);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Reply]>([
    ['a hang-up', (_, response) => void response.destroy()],
    ['a page', (_, response) => void response.end('<html>maintenance</html>')],
    ['a refusal with 500', (_, response) => void response.writeHead(500).end(JSON.stringify(refused(['x'], ['1'])))],
    ['a redirect', (_, response) => void response.writeHead(303, { location: '/elsewhere' }).end()],
    ['a success without a number', () => found([{ Ref: 'd-1' }])],
  ])('may exist after %s, and are not sent again', async (_, reply) => {
    const { carrier, asked, paths } = await carrierThat(reply);
    const error = await carrier.createWaybill(request).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(CarrierUnavailable);
    expect(error).not.toBeInstanceOf(CarrierRefused);
    expect(error).not.toBeInstanceOf(CarrierBusy);
    expect([asked.length, paths.length]).toEqual([1, 0]);
  });

  it('were not made over the rate limit: they are sent again, and then reported as busy', async () => {
    const { carrier, asked } = await carrierThat(() => refused(['To many requests'], ['20000401501']));
    await expect(carrier.createWaybill(request)).rejects.toBeInstanceOf(CarrierBusy);
    expect(asked).toHaveLength(4);
  });

  it('are listed page by page', async () => {
    const rows = Array.from({ length: 130 }, (_, at) => ({
      ...made,
      Ref: `d-${at}`,
      InfoRegClientBarcodes: 100_000 + at,
    }));
    const { carrier, asked } = await carrierThat((question) => {
      const page = Number(question?.methodProperties.Page);
      return found([...rows.slice((page - 1) * 100, page * 100), ...(page === 2 ? [null, { odd: 1 }] : [])]);
    });
    const listed = await carrier.listWaybills('2026-03-16', '2026-03-18');
    expect(listed.map(({ orderNo }) => orderNo)).toEqual(rows.map((row) => String(row.InfoRegClientBarcodes)));
    expect(asked.map(({ methodProperties }) => methodProperties)).toMatchObject([
      { DateTimeFrom: '16.03.2026', DateTimeTo: '18.03.2026', Page: '1' },
      { Page: '2' },
    ]);
  });

  it('that change nothing when deleted are distinguished from refused ones', async () => {
    const { carrier } = await carrierThat((question) => {
      const [ref] = (question?.methodProperties.DocumentRefs ?? []) as string[];
      if (ref === 'new') return refused(['No document changed DeletionMark'], ['20000201173']);
      return ref === 'none' ? refused(['DocumentRefs is not valid'], ['20000200564']) : found([{ Ref: ref }]);
    });
    expect([await carrier.deleteWaybill('d-1'), await carrier.deleteWaybill('new')]).toEqual([true, false]);
    await expect(carrier.deleteWaybill('none')).rejects.toBeInstanceOf(CarrierRefused);
  });
});

describe('tracking by Nova Poshta', () => {
  it('reads rows with empty fields, and warnings that are objects', async () => {
    const { carrier } = await carrierThat(() =>
      found(
        [
          {
            Number: '20450012345678',
            StatusCode: '7',
            Status: 'Прибув',
            TrackingUpdateDate: '2026-07-17 10:00:00',
            DatePayedKeeping: '2026-07-24 00:00:00',
          },
          {
            Number: '59000012345678',
            StatusCode: 3,
            Status: '',
            TrackingUpdateDate: '',
            DateScan: 0,
            ScheduledDeliveryDate: null,
          },
        ],
        { warnings: [{ ID_59000012345678: 'Phone does not match' }] },
      ),
    );
    const none = { at: null, arrivesOn: null, storedUntil: null, returnNumber: null };
    expect(await carrier.trackParcels([{ number: '20450012345678', phone: '+380671234567' }])).toEqual([
      {
        ...none,
        number: '20450012345678',
        code: 7,
        text: 'Прибув',
        at: new Date('2026-07-17T07:00:00Z'),
        storedUntil: '2026-07-24',
      },
      { ...none, number: '59000012345678', code: 3, text: '' },
    ]);
  });

  it.each([
    ['2026-01-15 10:00:00', '2026-01-15T08:00:00.000Z'],
    ['15-07-2026 10:00:00', '2026-07-15T07:00:00.000Z'],
    ['15.07.2026 10:00', '2026-07-15T07:00:00.000Z'],
    ['0001-01-01 00:00:00', null],
    ['', null],
  ])('reads the time %s of Kyiv’s clocks', (written, moment) =>
    expect(momentOf(written)?.toISOString() ?? null).toBe(moment),
  );
});

describe('labels of Nova Poshta', () => {
  it('[RULE-SHIP-05] are PDFs from an address with the key, which no message reveals', async () => {
    let times = 0;
    const { carrier, paths } = await carrierThat((_, response) => {
      times += 1;
      response.end(times === 2 ? '%PDF-1.4 …' : '<html>not ready</html>');
    });
    const pdf = await carrier.printLabels(['20450012345678', '20450012345679'], '100x100');
    expect(pdf.toString('latin1')).toMatch(/^%PDF/);
    const orders = 'orders%5B%5D/20450012345678/orders%5B%5D/20450012345679';
    expect(paths[0]).toBe(`/orders/printMarking100x100/${orders}/type/pdf/apiKey/${key}/zebra`);
    const error = await carrier.printLabels(['20450012345678'], 'a4').catch((error: unknown) => error);
    expect(error).toBeInstanceOf(CarrierUnavailable);
    expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain(key);
  });
});

describe('registers of the carrier', () => {
  it('[RULE-SHIP-05] name the parcels that they did not take, whichever way the carrier says it', async () => {
    const errors = [{ Ref: 'b', Number: '20450000000002', Error: 'Документ видалено' }];
    for (const more of [{ Errors: errors }, { Data: { Errors: errors, Warnings: [] }, Errors: [] }]) {
      const { carrier } = await carrierThat(() => found([{ Ref: 'r', Number: '105-1', ...more }]));
      const { refused: left, ...register } = await carrier.makeRegister(['a', 'b']);
      expect(register).toEqual({ ref: 'r', number: '105-1' });
      expect([...left]).toEqual([['b', expect.stringContaining('Документ видалено')]]);
    }
  });

  it('are not made of no parcels', async () => {
    const Data = { Errors: [{ Ref: 'a', Error: 'Документ видалено' }] };
    const { carrier } = await carrierThat(() => found([{ Ref: '0', Number: '', Data }]));
    await expect(carrier.makeRegister(['a'])).rejects.toThrow(CarrierRefused);
  });

  it('are listed, and the list of waybills says which one each is in', async () => {
    const row = { Ref: 'w', IntDocNumber: '20450000000001', CostOnSite: 70, EstimatedDeliveryDate: '' };
    const { carrier } = await carrierThat((question) =>
      question?.calledMethod === 'getScanSheetList'
        ? found([{ Ref: 'r', Number: '105-1', DateTime: '2026-09-15 18:00:00', Printed: '1' }])
        : found([
            { ...row, ScanSheetNumber: '105-1' },
            { ...row, ScanSheetNumber: '' },
          ]),
    );
    expect(await carrier.listRegisters()).toEqual([{ ref: 'r', number: '105-1' }]);
    const listed = await carrier.listWaybills('2026-09-15', '2026-09-16');
    expect(listed.map(({ registerNumber }) => registerNumber)).toEqual(['105-1', null]);
  });
});
