import { describe, expect, it } from 'vitest';
import { askCarrier, type CarrierQuestion } from '#contracts/carrier.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

const ask = async (
  calledMethod: CarrierQuestion['calledMethod'],
  methodProperties: CarrierQuestion['methodProperties'] = {},
) => (await shop.callAs(null)(askCarrier, { body: { modelName: 'Address', calledMethod, methodProperties } })).data;

const find = (places: readonly { Ref: string; Description: string }[], name: string) =>
  places.find(({ Description }) => Description === name)?.Ref ?? expect.fail(`no ${name} among them`);

describe('the places that the carrier delivers to', () => {
  it('[API-CARR-01] begin with the regions', async () => {
    const areas = await ask('getAreas');
    expect(areas).toHaveLength(25);
    expect(areas).toContainEqual({ Ref: '71508134-9b87-11de-822f-000c2965ae0e', Description: 'Львівська' });
    for (const area of areas) expect(Object.keys(area)).toEqual(['Ref', 'Description']);
  });

  it('[API-CARR-02] go on with the cities of a region and of no other', async () => {
    const cities = await ask('getCities', { AreaRef: find(await ask('getAreas'), 'Львівська') });
    expect(cities.map(({ Description }) => Description)).toEqual(
      expect.arrayContaining(['Львів', 'Дрогобич', 'Стрий']),
    );
    expect(cities.map(({ Description }) => Description)).not.toContain('Київ');
    for (const city of cities) expect(Object.keys(city)).toEqual(['Ref', 'Description']);
  });

  it('[API-CARR-03] end with the branches and lockers of a city, thousands in a large one', async () => {
    const cities = await ask('getCities', { AreaRef: find(await ask('getAreas'), 'Київська') });
    const branches = await ask('getWarehouses', { CityRef: find(cities, 'Київ') });
    expect(branches.length).toBeGreaterThan(4000);
    expect(new Set(branches.map(({ Ref }) => Ref)).size).toBe(branches.length);
    expect(branches[0]?.Description).toMatch(/^Відділення №1: вул\. /);
    expect(branches.at(-1)?.Description).toMatch(/^Поштомат "Нова Пошта" №\d{5}: /);
    for (const branch of branches) expect(Object.keys(branch)).toEqual(['Ref', 'Description']);
  });
});
