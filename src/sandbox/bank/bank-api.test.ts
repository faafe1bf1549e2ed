import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxBank, startBank } from './bank.ts';

let folder: string;
let bank: SandboxBank;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kraplyna-bank-'));
  bank = await startBank({ dataDir: folder, publicUrl: 'http://127.0.0.1:1', retryEveryMs: null });
});
afterAll(async () => {
  await bank.stop();
  await rm(folder, { recursive: true, force: true });
});

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(`${bank.url}/api/merchant/${path}`, {
    method,
    headers: { 'X-Token': bank.token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, body: text === '' ? null : JSON.parse(text) };
}

const paid = async () => {
  const { body } = await call('POST', 'invoice/create', { amount: 50_000 });
  await bank.invoices.pay(body.invoiceId);
  return body.invoiceId as string;
};

describe('the stand-in for the bank', () => {
  it.each([
    ['GET', 'invoice/create'],
    ['POST', 'invoice/status'],
    ['GET', 'invoice/cancel'],
    ['DELETE', 'invoice/remove'],
    ['POST', 'pubkey'],
  ])('answers 405 to the wrong method: %s %s', async (method, path) => {
    expect(await call(method, path)).toMatchObject({ status: 405, body: { errCode: 'METHOD_NOT_ALLOWED' } });
  });

  it('answers 404 to a path that it does not have', async () => {
    expect(await call('POST', 'invoice/payment-info')).toMatchObject({ status: 404, body: { errCode: 'NOT_FOUND' } });
  });

  it.each(['credit', '', 7, 'verification'])(
    'refuses the kind of payment %j: it takes money at once and seems to do nothing else',
    async (paymentType) => {
      const refusal = { status: 400, body: { errCode: 'BAD_REQUEST', errText: "invalid 'paymentType'" } };
      expect(await call('POST', 'invoice/create', { amount: 100, paymentType })).toMatchObject(refusal);
    },
  );

  it('opens an invoice for a debit, which is what is meant where nothing is said', async () => {
    expect(await call('POST', 'invoice/create', { amount: 100, paymentType: 'debit' })).toMatchObject({ status: 200 });
    expect(await call('POST', 'invoice/create', { amount: 100 })).toMatchObject({ status: 200 });
  });

  it('lists each refund under the name that the shop gave it', async () => {
    const invoiceId = await paid();
    await call('POST', 'invoice/cancel', { invoiceId, amount: 20_000, extRef: 'one' });
    await call('POST', 'invoice/cancel', { invoiceId, amount: 10_000 });
    await call('POST', 'invoice/cancel', { invoiceId, extRef: 'rest' });
    const { body } = await call('GET', `invoice/status?invoiceId=${invoiceId}`);
    const names = body.cancelList.map(({ amount, extRef }: { amount: number; extRef?: string }) => [amount, extRef]);
    expect(names).toEqual([
      [20_000, 'one'],
      [10_000, undefined],
      [20_000, 'rest'],
    ]);
    expect(body.status).toBe('reversed');
  });

  it('refuses goods of a refund that lack what it wants of them', async () => {
    const invoiceId = await paid();
    const items = [{ name: 'Крем', qty: 1, sum: 50_000 }];
    expect(await call('POST', 'invoice/cancel', { invoiceId, extRef: 'one', items })).toMatchObject({
      status: 400,
      body: { errCode: 'BAD_REQUEST', errText: "invalid 'items.0.code'" },
    });
  });

  it('says nothing but 200 when it removes an invoice', async () => {
    const { body } = await call('POST', 'invoice/create', { amount: 100 });
    expect(await call('POST', 'invoice/remove', { invoiceId: body.invoiceId })).toMatchObject({
      status: 200,
      text: '',
    });
  });
});
