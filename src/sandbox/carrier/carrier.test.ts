import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNovaPoshta } from '#server/integrations/nova-poshta/nova-poshta.ts';
import { type SandboxCarrier, startSandboxCarrier } from './carrier.ts';

let carrier: SandboxCarrier;
beforeAll(async () => {
  carrier = await startSandboxCarrier();
});
afterAll(() => carrier.stop());

async function ask(body: object | string, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify({ apiKey: carrier.key, modelName: 'Address', ...body });
  const response = await fetch(`${carrier.url}/`, { method: 'POST', body: text, headers });
  expect(response.status).toBe(200);
  return response.json();
}

describe('the stand-in for the carrier', () => {
  it('[RULE-CARR-05] has all regions of Ukraine, their larger cities and several branches in each', async () => {
    const client = createNovaPoshta(carrier);
    const areas = await client.listAreas();
    // Kyiv has no region of its own with this carrier: it is a city of Київська.
    expect(areas.map(({ Description }) => Description)).toEqual(
      (
        'АРК Вінницька Волинська Дніпропетровська Донецька Житомирська Закарпатська Запорізька Івано-Франківська Київська ' +
        'Кіровоградська Луганська Львівська Миколаївська Одеська Полтавська Рівненська Сумська Тернопільська Харківська ' +
        'Херсонська Хмельницька Черкаська Чернівецька Чернігівська'
      ).split(' '),
    );
    const cities = await client.listCities();
    for (const { Ref } of areas) expect(cities.filter(({ areaRef }) => areaRef === Ref).length).toBeGreaterThan(5);
    expect(new Set(cities.map(({ Ref }) => Ref)).size).toBe(cities.length);
    for (const { Ref, Description } of cities) {
      const points = await client.listBranches(Ref);
      const branches = points.filter((point) => point.Description.startsWith('Відділення №'));
      const lockers = points.filter((point) => point.Description.startsWith('Поштомат "Нова Пошта" №'));
      expect([Description, branches.length > 3, lockers.length > 6]).toEqual([Description, true, true]);
      expect(branches.length + lockers.length).toBe(points.length);
      expect(new Set(points.map((point) => point.Description)).size).toBe(points.length);
    }
  });

  it('says the same each time', async () => {
    const question = {
      calledMethod: 'getWarehouses',
      methodProperties: { CityRef: 'db5c88f5-391c-11dd-90d9-001a92567626' },
    };
    const other = await startSandboxCarrier();
    const answer = await ask(question);
    expect(answer.data).toHaveLength(answer.info.totalCount);
    const again = await fetch(other.url, {
      method: 'POST',
      body: JSON.stringify({ apiKey: other.key, modelName: 'AddressGeneral', ...question }),
    });
    expect(await again.json()).toEqual(answer);
    await other.stop();
  });

  it('pages as the real one: 500 at most, and all without a page', async () => {
    const properties = { CityRef: '8d5a980d-391c-11dd-90d9-001a92567626' };
    const page = (Page: string | number, Limit: string | number) =>
      ask({ calledMethod: 'getWarehouses', methodProperties: { ...properties, Page, Limit } });
    expect((await page('1', '20')).data).toHaveLength(20);
    const second = await page(2, 900);
    expect(second.data).toHaveLength(500);
    expect(second.data[0].Number).toBe('501');
    expect(second.info).toEqual({ totalCount: 4600 });
    expect((await page(99, 500)).data).toEqual([]);
    expect((await ask({ calledMethod: 'getWarehouses', methodProperties: properties })).data).toHaveLength(4600);
    expect((await ask({ calledMethod: 'getAreas', methodProperties: [] })).info).toEqual([]);
  });

  it.each([
    ['no key', { apiKey: '', calledMethod: 'getAreas' }, '20000200069'],
    ['a wrong key', { apiKey: 'x', calledMethod: 'getAreas' }, '20000200068'],
    ['no city', { calledMethod: 'getWarehouses' }, '20000900767'],
    ['an unknown city', { calledMethod: 'getWarehouses', methodProperties: { CityRef: 'x' } }, '20000900768'],
    ['another method', { calledMethod: 'save' }, '20000100016'],
    ['no JSON', 'hello', '20000100016'],
  ])('refuses %s with HTTP 200 and the code of the real one', async (_, body, code) => {
    const { success, errors, errorCodes, data } = await ask(body, { 'content-type': 'text/plain' });
    expect({ success, data, errorCodes }).toEqual({ success: false, data: [], errorCodes: [code] });
    expect(errors).toHaveLength(1);
  });
});
