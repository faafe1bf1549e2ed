import { describe, expect, it } from 'vitest';
import { areas, cities } from '#sandbox/carrier/directory.ts';
import { cityName, regionName, streetName } from './place-names.ts';
import { placeFinder } from './place-search.ts';

describe('[ST-SHOP-11] names of places in English', () => {
  it.each([
    ['Київ', 'Kyiv'],
    ['Львів', 'Lviv'],
    ["Кам'янське", 'Kamianske'],
    ['Кам’янське', 'Kamianske'],
    ['Запоріжжя', 'Zaporizhzhia'],
    ['Івано-Франківськ', 'Ivano-Frankivsk'],
    ['Кривий Ріг', 'Kryvyi Rih'],
    ['Яремче', 'Yaremche'],
    ['Згурівка', 'Zghurivka'],
    ['Щастя', 'Shchastia'],
    ['Рава-Руська', 'Rava-Ruska'],
    ['Абазівка (Полтавський р-н, Полтавська обл)', 'Abazivka (Poltavskyi district, Poltava region)'],
    ['Lviv', 'Lviv'],
    ['', ''],
  ])('city %s is %s', (ukrainian, english) => {
    expect(cityName(ukrainian, 'en')).toBe(english);
    expect(cityName(ukrainian, 'uk')).toBe(ukrainian);
  });

  it.each([
    ['Львівська область', 'Lviv region'],
    ['Львівська обл.', 'Lviv region'],
    ['Львівська', 'Lviv region'],
    ['Івано-Франківська', 'Ivano-Frankivsk region'],
    ['АРК', 'Crimea'],
    ['Київ', 'Kyiv'],
    ['Poltava', 'Poltava'],
  ])('region %s is %s', (ukrainian, english) => {
    expect(regionName(ukrainian, 'en')).toBe(english);
    expect(regionName(ukrainian, 'uk')).toBe(ukrainian);
  });

  it.each([
    ['вул. Соборна, 14', '14 Soborna St'],
    ['просп. Свободи, 8', '8 Svobody Ave'],
    ['пл. Перемоги', 'pl. Peremohy'],
    ['Soborna 14', 'Soborna 14'],
  ])('street %s is %s', (ukrainian, english) => {
    expect(streetName(ukrainian, 'en')).toBe(english);
    expect(streetName(ukrainian, 'uk')).toBe(ukrainian);
  });

  it('has a word of its own for every region of the carrier, and Latin letters for every city', () => {
    for (const { Description } of areas)
      expect(regionName(Description, 'en')).toMatch(/^(?:[A-Z][A-Za-z-]+ region|Crimea)$/);
    for (const { Description } of cities)
      expect(cityName(Description, 'en')).toMatch(/^[A-Z][a-z]*(?:[- ][A-Za-z][a-z]*)*$/);
  });

  it('finds every city by the name that is shown', () => {
    const find = placeFinder(cities, ({ Description }) => Description);
    for (const city of cities) {
      const found = find(cityName(city.Description, 'en'), 100).map(({ Description }) => Description);
      expect(found).toContain(city.Description);
    }
  });
});
