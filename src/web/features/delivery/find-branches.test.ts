import { describe, expect, it } from 'vitest';
import { branchFinder, branchOption } from './find-branches.ts';

const branch = (label: string) => branchOption({ Ref: label, Description: label });

const lviv = [
  'Відділення №1: вул. Городоцька, 355',
  'Відділення №12 (до 30 кг на одне місце): вул. Городоцька, 120',
  'Відділення №124: вул. Стрийська, 45',
  'Відділення №45 (до 200 кг): просп. Чорновола, 12',
  'Поштомат "Нова Пошта" №5412: вул. Героїв УПА, 72 (маг. "Сім’я")',
  'Пункт приймання-видачі (до 30 кг): вул. Пасічна, 104',
].map(branch);

const found = (query: string, limit = 100) => branchFinder(lviv)(query, limit).map(({ label }) => label);

describe('the branches of a city', () => {
  it('are all there before anything is typed', () => {
    expect(found('')).toEqual(lviv.map(({ label }) => label));
    expect(found('  ', 2)).toHaveLength(2);
  });

  it('are found by number: that very one first, then those that begin with it, then houses', () => {
    expect(found('12')).toEqual([lviv[1]?.label, lviv[2]?.label, lviv[3]?.label]);
    expect(found('№12')[0]).toBe(lviv[1]?.label);
    expect(found('45')).toEqual([lviv[3]?.label, lviv[2]?.label]);
    expect(found('відділення №1')[0]).toBe(lviv[0]?.label);
  });

  it('are found by street, house and kind, in any order and case, whatever the apostrophe', () => {
    expect(found('ГОРОДОЦЬКА 120')).toEqual([lviv[1]?.label]);
    expect(found('стрий')).toEqual([lviv[2]?.label]);
    expect(found('упа поштомат')).toEqual([lviv[4]?.label]);
    expect(found("сім'я")).toEqual([lviv[4]?.label]);
    expect(found('приймання видачі')).toEqual([lviv[5]?.label]);
    expect(found('Оболонь')).toEqual([]);
  });

  it('show number and street apart, and limits as a note', () => {
    expect(lviv[1]).toMatchObject({
      parts: { lead: 'Відділення №12', rest: 'вул. Городоцька, 120' },
      note: 'до 30 кг на одне місце',
    });
    expect(lviv[4]?.parts).toEqual({ lead: 'Поштомат Нова Пошта №5412', rest: 'вул. Героїв УПА, 72 (маг. "Сім’я")' });
    expect(lviv[5]).toEqual({ value: lviv[5]?.label, label: lviv[5]?.label });
  });

  it('stay fast by the thousand', () => {
    const many = Array.from({ length: 20_000 }, (_, index) =>
      branch(`Відділення №${index + 1}: вул. Київська, ${index}`),
    );
    const find = branchFinder(many);
    const startedAt = performance.now();
    expect(find('київська 199', 50)).toHaveLength(50);
    expect(find('19999', 50)[0]?.label).toBe('Відділення №19999: вул. Київська, 19998');
    expect(performance.now() - startedAt).toBeLessThan(60_000);
  });
});
