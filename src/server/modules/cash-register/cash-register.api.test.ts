import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listOwnOfRegister, listRegisterGoods, signInToRegister } from '#contracts/cash-register.ts';
import { startSandboxCashRegister } from '#sandbox/cash-register/cash-register.ts';
import { goodsOfRegister } from '#sandbox/cash-register/goods.ts';
import { createCheckbox } from '#server/integrations/checkbox/checkbox.ts';
import { makePerson, makeProduct } from '#test/factories.ts';
import { openTestShop, TestShop } from '#test/shop.ts';
import { type CashRegister, noCashRegister } from './cash-register.ts';

const shop = openTestShop();

const cashier = async (at: TestShop = shop) => at.callAs((await makePerson(at.db, { admin: ['statistic'] })).token);

/** With its own register and log. */
class ListeningShop extends TestShop {
  readonly lines: string[] = [];
  ownRegister: CashRegister = noCashRegister;

  protected override extraParts() {
    const log = pino({ level: 'warn' }, { write: (text: string) => void this.lines.push(text) });
    return { log, cashRegister: this.ownRegister };
  }
}

describe('the cash register', () => {
  it('[API-CASH-01] [AD-CASH-06] is signed in to with the credentials of the server; the client gets an opaque token of the shop', async () => {
    const call = await cashier();
    const { data } = await call(signInToRegister, {});
    expect(data.access_token).toMatch(/^[\da-f-]{36}$/);
    const goods = await call(listRegisterGoods, { query: { access_token: data.access_token } });
    expect(goods.data.results).toHaveLength(100);
    const own = await shop.fetch('/api/openapi.json');
    expect(await own.text()).not.toContain(shop.register.password);
  });

  it('[API-CASH-02] lists its goods a hundred at a time, with prices in kopecks', async () => {
    const call = await cashier();
    await call(signInToRegister, {});
    const page = async (offset: number) =>
      (await call(listRegisterGoods, { query: { limit: 100, offset } })).data.results;
    const pages = [await page(0), await page(100), await page(200), await page(300)];
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 37, 0]);
    expect(pages[0]?.[0]).toEqual({
      id: expect.any(String),
      code: 'KR-100001',
      name: expect.any(String),
      price: 12_550,
      count: null,
    });
    await expect(call(listRegisterGoods, { query: { limit: 101 } })).rejects.toMatchObject({ status: 422 });
  });

  it('refuses requests before the sign-in, of another user, or a day later', async () => {
    const call = await cashier();
    const refusal = { status: 409, code: 'NOT_ALLOWED_NOW' };
    await expect(call(listRegisterGoods, { query: {} })).rejects.toMatchObject(refusal);
    const { access_token } = (await call(signInToRegister, {})).data;
    const other = await cashier();
    await expect(other(listRegisterGoods, { query: { access_token } })).rejects.toMatchObject(refusal);
    shop.now = new Date('2026-03-18T10:00:00Z');
    await expect(call(listRegisterGoods, { query: {} })).rejects.toMatchObject(refusal);
    shop.now = new Date('2026-03-17T10:00:00Z');
  });

  it('signs in again when the token of the register has expired', async () => {
    const call = await cashier();
    await call(signInToRegister, {});
    shop.register.forgetSignIns();
    expect((await call(listRegisterGoods, { query: {} })).data.results).toHaveLength(100);
  });

  it('joins the goods of the shop by item number, with one query', async () => {
    const call = await cashier();
    const piece = await makeProduct(shop.db, {
      itemNo: 'KR-100002',
      currentPriceKopecks: 20_000,
      discountPercent: 10,
      quantity: 4,
    });
    const decant = await makeProduct(shop.db, {
      itemNo: 'KR-100003',
      currentPriceKopecks: 9_550,
      isBottled: true,
      quantityMl: 75,
      isEnabled: false,
    });
    await makeProduct(shop.db, { itemNo: 'KR-999999' });
    await call(signInToRegister, {});
    const { results } = (await call(listRegisterGoods, { query: {} })).data;
    const codes = results.map(({ code }) => code);
    const { result, statements } = await shop.database.countQueries(() => call(listOwnOfRegister, { body: { codes } }));
    expect(result.data.toSorted((a, b) => a.code.localeCompare(b.code))).toEqual([
      {
        code: 'KR-100002',
        _id: piece.id,
        name: piece.name,
        enabled: true,
        bottling: false,
        price: 18_000,
        stock: 4,
      },
      {
        code: 'KR-100003',
        _id: decant.id,
        name: decant.name,
        enabled: false,
        bottling: true,
        price: 9_550,
        stock: 75,
      },
    ]);
    expect(statements.filter((statement) => statement.includes('item_no'))).toHaveLength(1);
    expect((await call(listOwnOfRegister, { body: { codes: [] } })).data).toEqual([]);
  });

  it('responds 503 while it is unavailable, and recovers', async () => {
    const call = await cashier();
    await call(signInToRegister, {});
    shop.register.isUnavailable = true;
    await expect(call(listRegisterGoods, { query: {} })).rejects.toMatchObject({
      status: 503,
      message: 'Каса не відповідає. Спробуйте трохи згодом',
    });
    await expect(call(signInToRegister, {})).rejects.toMatchObject({ status: 503 });
    shop.register.isUnavailable = false;
    expect((await call(listRegisterGoods, { query: {} })).data.results).toHaveLength(100);
  });

  it('[API-CASH-02] skips invalid goods, continues with the next page, and logs what is missing', async () => {
    const goods = goodsOfRegister(150).map((good, index) => (index === 30 ? { ...good, price: '125,50 грн' } : good));
    const till = await startSandboxCashRegister({ goods: async () => goods });
    const odd = new ListeningShop(shop.database);
    odd.ownRegister = createCheckbox(till);
    await odd.open();
    onTestFinished(async () => {
      await odd.close();
      await till.stop();
    });
    const call = await cashier(odd);
    await call(signInToRegister, {});
    const first = (await call(listRegisterGoods, { query: {} })).data;
    expect([first.results.length, first.hasNext]).toEqual([99, true]);
    const second = (await call(listRegisterGoods, { query: { offset: 100 } })).data;
    expect([second.results.length, second.hasNext]).toEqual([50, false]);
    expect(odd.lines.join('')).toContain('KR-100031 (price)');
  });
});
