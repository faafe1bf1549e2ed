import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatMoney } from '#domain/money.ts';
import { sandboxLook } from '#sandbox/look/look.ts';
import { type SandboxBank, startBank } from './bank.ts';

let folder: string;
let bank: SandboxBank;
let app: FastifyInstance;
let now: Date;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kraplyna-bank-pages-'));
  now = new Date('2026-03-17T10:00:00Z');
  bank = await startBank({ dataDir: folder, publicUrl: 'http://shop.test', now: () => now, retryEveryMs: null });
  app = fastify();
  void app.register(sandboxLook);
  void app.register(bank.plugin);
});

afterEach(async () => {
  await app.close();
  await bank.stop();
  await rm(folder, { recursive: true, force: true });
});

const back = 'http://shop.test/orders/orderAccepted?order=1';

async function open(redirectUrl: string | null = back): Promise<string> {
  const { invoiceId } = await bank.invoices.create({
    amount: 123_450,
    ccy: 980,
    reference: '100412',
    destination: 'Замовлення 100412 <script>',
    basket: [{ name: 'Iris Poudre, 5 мл', qty: 1, sum: 123_450 }],
    redirectUrl,
    webHookUrl: null,
    validitySeconds: 3600,
  });
  return `/sandbox/bank/${invoiceId}`;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const statusAt = (page: string) => bank.invoices.find(page.split('/').at(-1) ?? '')?.status;

describe('the address of an invoice', () => {
  it('[RULE-SAFE-06] is the only way to its page, and nobody can guess it', async () => {
    const page = await open();
    // 128 random bits.
    expect(page).toMatch(/^\/sandbox\/bank\/inv_\d+_[\w-]{22}$/);
    const pages = await Promise.all(Array.from({ length: 50 }, () => open()));
    expect(new Set(pages).size).toBe(50);
    for (const url of ['/sandbox/bank', '/sandbox/bank/', page.slice(0, -1), page.replace(/_[\w-]{22}$/, '_')]) {
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    }
  });

  it('[RULE-SAFE-06] cannot be made up in the form that the demo uses', async () => {
    const madeUp = `inv_${now.getTime()}_demo-100001-5000-failure`;
    expect(bank.invoices.find(madeUp)?.status).toBe('failure');
    expect((await app.inject(`/sandbox/bank/${madeUp}`)).statusCode).toBe(404);
    for (const action of ['pay', 'decline']) {
      await app.inject({ method: 'POST', url: `/sandbox/bank/${madeUp}/${action}`, headers: form });
    }
    expect(bank.invoices.find(madeUp)?.status).toBe('failure');
  });
});

describe('the page of the sandbox bank', () => {
  it('says what is paid for, how much and until when, and that no money moves', async () => {
    const page = await app.inject(await open());

    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="uk">');
    expect(page.body).toContain(formatMoney(123_450));
    expect(page.body).toContain('Замовлення 100412 &lt;script&gt;');
    expect(page.body).toContain('17 березня 2026');
    expect(page.body).toContain('гроші не рухаються');
    expect(page.headers['content-security-policy']).toContain("form-action 'self' http://shop.test");
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('speaks the language in which the buyer shopped, and the other one by its link', async () => {
    const english = await app.inject(await open('http://shop.test/en/orders/orderAccepted?order=1'));
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).toContain('Go back without paying');
    const chosen = await app.inject(`${await open()}?lang=en`);
    expect(chosen.body).toContain('<html lang="en">');
  });

  it.each([
    ['pay', 'success'],
    ['decline', 'failure'],
  ])('sends the payer back after %s, and the address does not reveal the result', async (deed, status) => {
    const page = await open();
    const answer = await app.inject({ method: 'POST', url: `${page}/${deed}`, headers: form });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, back]);
    expect(statusAt(page)).toBe(status);
  });

  it('offers to leave, which changes nothing', async () => {
    const page = await open();
    expect((await app.inject(page)).body).toContain(`href="${back}"`);
    expect(statusAt(page)).toBe('created');
  });

  it('says that a card was declined and lets the payer try again', async () => {
    const page = await open();
    await app.inject({ method: 'POST', url: `${page}/decline`, headers: form });
    expect((await app.inject(page)).body).toContain('Банк відхилив останню спробу');
    await app.inject({ method: 'POST', url: `${page}/pay`, headers: form });
    expect(statusAt(page)).toBe('success');
  });

  it('takes no money for what is paid, has run out or never was', async () => {
    const paid = await open();
    await app.inject({ method: 'POST', url: `${paid}/pay`, headers: form });
    await app.inject({ method: 'POST', url: `${paid}/decline`, headers: form });
    expect((await app.inject(paid)).body).toContain('Уже сплачено');
    expect(statusAt(paid)).toBe('success');

    const late = await open(null);
    now = new Date('2026-03-17T11:00:00Z');
    expect((await app.inject(late)).body).toContain('Рахунок більше не діє');
    await app.inject({ method: 'POST', url: `${late}/pay`, headers: form });
    expect(statusAt(late)).toBe('expired');

    expect((await app.inject('/sandbox/bank/inv_0_nobody')).statusCode).toBe(404);
    expect(
      (await app.inject({ method: 'POST', url: '/sandbox/bank/inv_0_nobody/pay', headers: form })).statusCode,
    ).toBe(303);
  });

  it('has a style of its own and the shop’s', async () => {
    for (const sheet of ['/sandbox/look.css', '/sandbox/bank.css']) {
      expect((await app.inject(sheet)).headers['content-type']).toContain('text/css');
    }
  });
});
