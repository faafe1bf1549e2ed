import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SandboxBank, startBank } from '#sandbox/bank/bank.ts';
import {
  type Bank,
  BankMessageInvalid,
  BankRefused,
  BankUnavailable,
  type InvoiceRequest,
} from '#server/modules/payments/bank.ts';
import { createMonobank } from './monobank.ts';

type Post = { body: string; signature: string | undefined };

let folder: string;
let sandbox: SandboxBank;
let bank: Bank;
let shop: Server;
let posts: Post[];
let shopAnswers: number;
let now: Date;

const start = (shopUrl: string) =>
  startBank({ dataDir: folder, publicUrl: shopUrl, now: () => now, retryEveryMs: null });
const connect = ({ token = sandbox.token, timeoutMs = 5000 } = {}) =>
  createMonobank({ url: sandbox.url, token, timeoutMs, backOffMs: 0, clock: () => now.getTime() });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kraplyna-bank-'));
  now = new Date('2026-03-17T10:00:00Z');
  posts = [];
  shopAnswers = 200;
  shop = createServer(async (request, response) => {
    posts.push({ body: await text(request), signature: request.headers['x-sign'] as string | undefined });
    response.writeHead(shopAnswers).end();
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  sandbox = await start(`http://127.0.0.1:${(shop.address() as AddressInfo).port}`);
  bank = connect();
});

afterEach(async () => {
  await sandbox.stop();
  await new Promise((done) => shop.close(done));
  await rm(folder, { recursive: true, force: true });
});

const request = (): InvoiceRequest => {
  const shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  return {
    service: 'cards' as const,
    paymentId: '00000000-0000-7000-8000-000000000001',
    phone: '+380671234567',
    amountKopecks: 259_900,
    reference: '100412',
    destination: 'Замовлення 100412',
    lines: [
      { name: 'Парфумована вода 50 мл', code: 'SKU-77', quantity: 2, priceKopecks: 100_000 },
      { name: 'Розпив, 5 мл', code: 'SKU-78', quantity: 1, priceKopecks: 59_900 },
    ],
    redirectUrl: `${shopUrl}/orders/orderAccepted?order=1`,
    webhookUrl: `${shopUrl}/hook`,
    validitySeconds: 3600,
    isHeld: false,
  };
};
const states = async () => {
  const read = await Promise.all(posts.map(({ body, signature }) => bank.readWebhook(Buffer.from(body), signature)));
  return read.map((state) => state?.status ?? null);
};

describe('an invoice', () => {
  it('is created with a payment page, and has the requested fields', async () => {
    const { invoiceId, pageUrl } = await bank.createInvoice(request());

    expect(pageUrl).toContain(`/sandbox/bank/${invoiceId}`);
    expect(await bank.findInvoice(invoiceId)).toEqual({
      invoiceId,
      status: 'created',
      amountKopecks: 259_900,
      currency: 980,
      finalAmountKopecks: null,
      modifiedAt: now,
      reference: '100412',
      failureReason: null,
      refunds: [],
      isRefundUnderWay: false,
      card: null,
    });
  });

  it('requested twice is two invoices: the bank has no idempotency key', async () => {
    const [one, other] = [await bank.createInvoice(request()), await bank.createInvoice(request())];
    expect(one.invoiceId).not.toBe(other.invoiceId);
  });

  it('that was paid sends a signed webhook for each status, in order', async () => {
    const { invoiceId } = await bank.createInvoice(request());
    await sandbox.invoices.pay(invoiceId);

    expect(await states()).toEqual(['processing', 'success']);
    const [first, second] = posts.map(({ body }) => JSON.parse(body) as { modifiedDate: string });
    expect(first && second && first.modifiedDate < second.modifiedDate).toBe(true);
    expect(await bank.findInvoice(invoiceId)).toMatchObject({ status: 'success', finalAmountKopecks: 259_900 });
  });

  it('whose card was declined has a reason, and can still be paid', async () => {
    const { invoiceId } = await bank.createInvoice(request());
    await sandbox.invoices.decline(invoiceId);
    expect(await bank.findInvoice(invoiceId)).toMatchObject({
      status: 'failure',
      failureReason: 'Недостатньо коштів на рахунку',
    });
    await sandbox.invoices.pay(invoiceId);
    expect(await bank.findInvoice(invoiceId)).toMatchObject({ status: 'success', failureReason: null });
  });

  it('expires without a webhook and cannot be paid then', async () => {
    const { invoiceId } = await bank.createInvoice(request());
    later(3599);
    expect(await bank.findInvoice(invoiceId)).toMatchObject({ status: 'created' });
    later(1);
    await sandbox.invoices.pay(invoiceId);
    expect(await bank.findInvoice(invoiceId)).toMatchObject({ status: 'expired' });
    expect(posts).toEqual([]);
  });

  it('can be voided while unpaid, not when paid', async () => {
    const [open, paid] = [await bank.createInvoice(request()), await bank.createInvoice(request())];
    await sandbox.invoices.pay(paid.invoiceId);
    await bank.removeInvoice(open.invoiceId);
    await sandbox.invoices.pay(open.invoiceId);

    expect(await bank.findInvoice(open.invoiceId)).toMatchObject({ status: 'expired' });
    await expect(bank.removeInvoice(paid.invoiceId)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(bank.removeInvoice('inv_0_nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['', 'text/plain'],
    ['{}', 'application/json'],
    ['"removed"', 'application/json'],
    ['<!doctype html>', 'text/html'],
  ])('is voided when the bank responds 200, whatever its body is: %j', async (body, type) => {
    const other = createServer((_request, response) => response.writeHead(200, { 'content-type': type }).end(body));
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await expect(createMonobank({ url, token: 't' }).removeInvoice('inv_1_any')).resolves.toBeUndefined();
    other.closeAllConnections();
    await new Promise((done) => other.close(done));
  });

  it('that the bank does not know is null, not an error', async () => {
    expect(await bank.findInvoice('inv_0_nobody&x=/?#')).toBeNull();
  });

  it('and the signing key survive a restart of the stand-in', async () => {
    const { invoiceId } = await bank.createInvoice(request());
    const { publicKey } = sandbox.key;
    await sandbox.stop();
    sandbox = await start('http://127.0.0.1:1');
    expect(sandbox.key.publicKey).toBe(publicKey);
    expect(await connect().findInvoice(invoiceId)).toMatchObject({ status: 'created', reference: '100412' });
  });
});

const ofAll = () => ({ extRef: 'refund-of-100412', items: request().lines });

describe('a refund', () => {
  it('has a reference and its goods, and the bank lists it by that reference', async () => {
    const { invoiceId } = await bank.createInvoice(request());
    await sandbox.invoices.pay(invoiceId);
    await bank.refundInvoice(invoiceId, ofAll());

    expect((await bank.findInvoice(invoiceId))?.refunds).toEqual([{ extRef: 'refund-of-100412', status: 'success' }]);
    expect(sandbox.invoices.find(invoiceId)?.refunds[0]?.items).toEqual([
      { name: 'Парфумована вода 50 мл', code: 'SKU-77', qty: 2, sum: 100_000 },
      { name: 'Розпив, 5 мл', code: 'SKU-78', qty: 1, sum: 59_900 },
    ]);
  });

  it('whose response was lost is found by its reference', async () => {
    const { invoiceId } = await bank.createInvoice(request());
    await sandbox.invoices.pay(invoiceId);
    sandbox.faults.isRefundSlow = true;
    sandbox.faults.breakNext('invoice/cancel', { kind: 'lost' });
    await expect(connect({ timeoutMs: 100 }).refundInvoice(invoiceId, ofAll())).rejects.toThrow(BankUnavailable);

    expect((await bank.findInvoice(invoiceId))?.refunds).toEqual([
      { extRef: 'refund-of-100412', status: 'processing' },
    ]);
  });

  it('that fails at the bank is a failure, and the invoice stays paid', async () => {
    sandbox.faults.isRefundFailing = true;
    const { invoiceId } = await bank.createInvoice(request());
    await sandbox.invoices.pay(invoiceId);
    expect(await bank.refundInvoice(invoiceId, ofAll())).toBe('failed');
    expect(await bank.findInvoice(invoiceId)).toMatchObject({ status: 'success', isRefundUnderWay: false });
  });

  it('refunds the whole sum, once', async () => {
    const { invoiceId } = await bank.createInvoice(request());
    await sandbox.invoices.pay(invoiceId);

    expect(await bank.refundInvoice(invoiceId, ofAll())).toBe('done');
    expect(await bank.findInvoice(invoiceId)).toMatchObject({ status: 'reversed', finalAmountKopecks: 0 });
    await expect(bank.refundInvoice(invoiceId, ofAll())).rejects.toMatchObject({ code: 'WRONG_CANCEL_AMOUNT' });
  });

  it('may be pending, and is reported when it is done', async () => {
    sandbox.faults.isRefundSlow = true;
    const { invoiceId } = await bank.createInvoice(request());
    await sandbox.invoices.pay(invoiceId);

    expect(await bank.refundInvoice(invoiceId, ofAll())).toBe('underWay');
    expect(await bank.findInvoice(invoiceId)).toMatchObject({ status: 'success', isRefundUnderWay: true });
    await sandbox.invoices.finishRefunds(invoiceId);
    expect((await states()).at(-1)).toBe('reversed');
  });

  it('that the bank refuses is a refusal although it answers 500', async () => {
    sandbox.faults.isRefundRefused = true;
    const { invoiceId } = await bank.createInvoice(request());
    await sandbox.invoices.pay(invoiceId);
    await expect(bank.refundInvoice(invoiceId, ofAll())).rejects.toMatchObject({
      name: 'BankRefused',
      code: 'CANCEL_NOT_AVAILABLE',
    });
  });

  it('that is partial leaves the invoice paid with the rest', async () => {
    const { invoiceId } = await bank.createInvoice(request());
    await sandbox.invoices.pay(invoiceId);
    await sandbox.invoices.refund(invoiceId, 100_000);
    expect(await bank.findInvoice(invoiceId)).toMatchObject({ status: 'success', finalAmountKopecks: 159_900 });
  });
});

describe('a failing bank', () => {
  it.each([
    ['says that it is asked too often', { kind: 'status', status: 429, errCode: 'TMR' }],
    ['has an error of its own', { kind: 'status', status: 500, errCode: 'INTERNAL_ERROR' }],
    ['stands behind a shield that blocks us', { kind: 'page', status: 403 }],
    ['answers with a page', { kind: 'page', status: 200 }],
    ['answers half', { kind: 'broken-json' }],
    ['says nothing', { kind: 'silence' }],
  ] as const)('that %s is unavailable: writes are not retried, reads once', async (_what, fault) => {
    const impatient = connect({ timeoutMs: 100 });
    sandbox.faults.breakNext('invoice/create', fault);
    await expect(impatient.createInvoice(request())).rejects.toThrow(BankUnavailable);

    const { invoiceId } = await bank.createInvoice(request());
    sandbox.faults.breakNext('invoice/status', fault);
    const patient = connect({ timeoutMs: fault.kind === 'silence' ? 2000 : 60_000 });
    expect(await patient.findInvoice(invoiceId)).toMatchObject({ status: 'created' });
    sandbox.faults.breakNext('invoice/status', fault);
    sandbox.faults.breakNext('invoice/status', fault);
    await expect(impatient.findInvoice(invoiceId)).rejects.toThrow(BankUnavailable);
  });

  it('that refuses connections is unavailable', async () => {
    await sandbox.stop();
    await expect(bank.createInvoice(request())).rejects.toThrow(BankUnavailable);
    await expect(bank.findInvoice('inv_0_any')).rejects.toThrow(BankUnavailable);
    sandbox = await start('http://127.0.0.1:1');
  });

  it.each(['wrong-token', ''])('refuses the token "%s", which is not treated as unavailable', async (token) => {
    await expect(connect({ token }).createInvoice(request())).rejects.toThrow(BankRefused);
  });

  it('never gets the token in a URL, gets a User-Agent, and its redirects are not followed', async () => {
    const agents: unknown[] = [];
    const other = createServer(({ headers }, response) => {
      agents.push(headers['user-agent']);
      response.writeHead(302, { location: sandbox.url }).end();
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const led = createMonobank({
      url: `http://127.0.0.1:${(other.address() as AddressInfo).port}`,
      token: 't',
      backOffMs: 0,
    });
    await expect(led.createInvoice(request())).rejects.toThrow(BankUnavailable);
    expect(new Set(agents)).toEqual(new Set(['kraplyna']));
    await new Promise((done) => other.close(done));
  });
});

describe('a webhook', () => {
  it('is retried until the shop responds 200, three times at most', async () => {
    shopAnswers = 503;
    const { invoiceId } = await bank.createInvoice(request());
    await sandbox.invoices.decline(invoiceId);
    expect(posts).toHaveLength(2);
    await sandbox.webhooks.deliver();
    expect(posts).toHaveLength(2);
    later(60);
    await sandbox.webhooks.deliver();
    expect(posts).toHaveLength(4);
    shopAnswers = 200;
    later(600);
    await sandbox.webhooks.deliver();
    expect(posts).toHaveLength(6);
    expect(sandbox.webhooks.waiting).toBe(0);
  });

  it('may be duplicated, out of order, late or lost', async () => {
    const { invoiceId } = await bank.createInvoice(request());
    Object.assign(sandbox.faults, { areWebhooksDoubled: true, areWebhooksReversed: true, areWebhooksHeld: true });
    await sandbox.invoices.pay(invoiceId);
    expect(posts).toEqual([]);
    sandbox.faults.areWebhooksHeld = false;
    await sandbox.webhooks.deliver();
    expect(await states()).toEqual(['success', 'success', 'processing', 'processing']);
    sandbox.faults.areWebhooksDropped = true;
    await bank.refundInvoice(invoiceId, ofAll());
    expect(posts).toHaveLength(4);
  });

  it('with an invalid signature is refused, and accepted after key rotation', async () => {
    const { invoiceId } = await bank.createInvoice(request());
    sandbox.faults.hasBadSignature = true;
    await sandbox.invoices.decline(invoiceId);
    expect(await states()).toEqual([null, null]);
    sandbox.faults.hasBadSignature = false;
    posts = [];
    await sandbox.key.rotate();
    later(30);
    await sandbox.invoices.pay(invoiceId);
    expect(await states()).toEqual(['processing', 'success']);
  });

  it.each([
    '{"invoiceId":"inv_1_x","status":"paid","amount":1,"ccy":980}',
    '{"invoiceId":"inv_1_x","status":"success"}',
    '{"invoiceId":"inv\\u0000","status":"success","amount":1,"ccy":980}',
    'null',
    '{"invoiceId":',
    '',
  ])('that is signed but malformed is distinguished from an unsigned one: %s', async (text) => {
    const bytes = Buffer.from(text);
    await expect(bank.readWebhook(bytes, sandbox.key.sign(bytes))).rejects.toThrow(BankMessageInvalid);
    await expect(bank.readWebhook(bytes, sandbox.key.sign(Buffer.from('other')))).resolves.toBeNull();
  });

  it('may have unknown statuses and fields', async () => {
    const message = { invoiceId: 'i', status: 'success', amount: 1, ccy: 980, paymentInfo: { paymentMethod: 'moon' } };
    const bytes = Buffer.from(
      JSON.stringify({ ...message, modifiedDate: '2026-01-15T12:01:30.123456+02:00', novelty: [] }),
    );
    expect(await bank.readWebhook(bytes, sandbox.key.sign(bytes))).toMatchObject({
      status: 'success',
      modifiedAt: new Date('2026-01-15T10:01:30.123Z'),
    });
  });
});
