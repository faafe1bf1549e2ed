import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BankUnavailable } from '#server/modules/payments/bank.ts';
import { webhookSignature } from './webhook-signature.ts';

const vector = {
  body: '{"invoiceId":"inv_demo_0001","status":"success","amount":259900,"ccy":980,"finalAmount":259900,"createdDate":"2026-01-15T10:00:00Z","modifiedDate":"2026-01-15T10:01:30Z","reference":"ORD-1001","destination":"Замовлення ORD-1001"}',
  sha256: '5d61e16ae81ec98a8d83ddb01efa79580489e370d68ccaade7e3523c5f10fcb0',
  key: 'LS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS0KTUZrd0V3WUhLb1pJemowQ0FRWUlLb1pJemowREFRY0RRZ0FFeXBreENGREVpNERWWlBBRk9ST1NXMWpPRHJDdApuSkRKVlVZbWhPamxKazV5c2FDejdtUWhET2dBOXd1Tm9LMlIxWGZFY1ZTTjUxVENZbFhsMXdNVWtRPT0KLS0tLS1FTkQgUFVCTElDIEtFWS0tLS0tCg==',
  signature: 'MEUCIAgZUkWqKG2qJd/RHg66UWcLbL8XsvyNWaslZ2MLDw0zAiEAkAPSGtf8RWCESXViPTImRpj8p1ZzwS0mXIpyPv+8GC4=',
};
const bytes = Buffer.from(vector.body);

function makeKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const encoded = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' })).toString('base64');
  return { encoded, sign: (text: string) => sign('sha256', Buffer.from(text), privateKey).toString('base64') };
}

/** A bank with a replaceable key, which counts the requests. */
function keyHolder(first: string) {
  const holder = { key: first, asked: 0, isUnavailable: false, nowMs: 0 };
  const isSigned = webhookSignature({
    fetchKey: async () => {
      holder.asked += 1;
      if (holder.isUnavailable) throw new BankUnavailable('no answer');
      return holder.key;
    },
    clock: () => holder.nowMs,
  });
  return { holder, isSigned };
}

describe('the signature of a webhook', () => {
  it('is valid for the signed bytes', async () => {
    expect(bytes).toHaveLength(239);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(vector.sha256);
    const { isSigned } = keyHolder(vector.key);
    expect(await isSigned(bytes, vector.signature)).toBe(true);
  });

  it('is invalid for another sum, for re-serialized JSON, and for a trailing space', async () => {
    const { isSigned } = keyHolder(vector.key);
    const others = [
      vector.body.replaceAll('259900', '259901'),
      JSON.stringify(JSON.parse(vector.body), null, 1),
      `${vector.body} `,
      '',
    ];
    for (const other of others) expect(await isSigned(Buffer.from(other), vector.signature)).toBe(false);
  });

  it('is invalid when it is missing, truncated, not base64, or not DER', async () => {
    const { isSigned } = keyHolder(vector.key);
    const der = Buffer.from(vector.signature, 'base64');
    const raw = Buffer.concat([der.subarray(4, 36), der.subarray(-32)]).toString('base64');
    const others = [undefined, '', 'not base64!', vector.signature.slice(0, 40), raw, 'AAAA'];
    for (const other of others) expect([other, await isSigned(bytes, other)]).toEqual([other, false]);
  });

  it('is checked with a cached key', async () => {
    const { holder, isSigned } = keyHolder(vector.key);
    await Promise.all(Array.from({ length: 20 }, () => isSigned(bytes, vector.signature)));
    expect(await isSigned(bytes, vector.signature)).toBe(true);
    expect(holder.asked).toBe(1);
  });

  it('is checked again after key rotation, for all concurrent webhooks', async () => {
    const [old, fresh] = [makeKey(), makeKey()];
    const { holder, isSigned } = keyHolder(old.encoded);
    expect(await isSigned(Buffer.from('a'), old.sign('a'))).toBe(true);
    holder.key = fresh.encoded;
    holder.nowMs = 30_000;
    const many = ['b', 'c', 'd'].map((text) => isSigned(Buffer.from(text), fresh.sign(text)));
    expect(await Promise.all(many)).toEqual([true, true, true]);
    expect(holder.asked).toBe(2);
  });

  it('that is invalid refetches the key at most every 30 seconds', async () => {
    const { holder, isSigned } = keyHolder(vector.key);
    const forged = makeKey().sign(vector.body);
    for (let try_ = 0; try_ < 50; try_ += 1) expect(await isSigned(bytes, forged)).toBe(false);
    expect(holder.asked).toBe(1);
    holder.nowMs = 29_999;
    await isSigned(bytes, forged);
    expect(holder.asked).toBe(1);
    holder.nowMs = 30_000;
    await isSigned(bytes, forged);
    await isSigned(bytes, forged);
    expect(holder.asked).toBe(2);
  });

  it('cannot be checked while the key is unavailable, and the last valid key stays cached', async () => {
    const { holder, isSigned } = keyHolder(vector.key);
    holder.isUnavailable = true;
    await expect(isSigned(bytes, vector.signature)).rejects.toThrow(BankUnavailable);
    holder.isUnavailable = false;
    expect(await isSigned(bytes, vector.signature)).toBe(true);
    holder.isUnavailable = true;
    holder.nowMs = 60_000;
    await expect(isSigned(bytes, makeKey().sign(vector.body))).rejects.toThrow(BankUnavailable);
    expect(await isSigned(bytes, vector.signature)).toBe(true);
  });

  it('cannot be checked with a malformed key', async () => {
    await expect(keyHolder('bm90IGEga2V5').isSigned(bytes, vector.signature)).rejects.toThrow(BankUnavailable);
  });
});
