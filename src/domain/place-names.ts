import type { Language } from './language.ts';
import { romanize } from './slug.ts';

/** Regions are adjectives in Ukrainian; in English they have the name of their centre or land. */
const regions: Record<string, string> = {
  арк: 'Crimea',
  вінницька: 'Vinnytsia region',
  волинська: 'Volyn region',
  дніпропетровська: 'Dnipropetrovsk region',
  донецька: 'Donetsk region',
  житомирська: 'Zhytomyr region',
  закарпатська: 'Zakarpattia region',
  запорізька: 'Zaporizhzhia region',
  'івано-франківська': 'Ivano-Frankivsk region',
  київська: 'Kyiv region',
  кіровоградська: 'Kirovohrad region',
  луганська: 'Luhansk region',
  львівська: 'Lviv region',
  миколаївська: 'Mykolaiv region',
  одеська: 'Odesa region',
  полтавська: 'Poltava region',
  рівненська: 'Rivne region',
  сумська: 'Sumy region',
  тернопільська: 'Ternopil region',
  харківська: 'Kharkiv region',
  херсонська: 'Kherson region',
  хмельницька: 'Khmelnytskyi region',
  черкаська: 'Cherkasy region',
  чернівецька: 'Chernivtsi region',
  чернігівська: 'Chernihiv region',
};

const cyrillicWord = /[\p{Script=Cyrillic}'’ʼ]*\p{Script=Cyrillic}/gu;
const region = /([\p{Script=Cyrillic}-]+ська)\s+обл(?:асть|\.)?/giu;
const district = /([\p{Script=Cyrillic}'’ʼ-]+)\s+(?:р-н|район)/giu;

function capitalizedAs(word: string, latin: string): string {
  return /^\p{Lu}/u.test(word) ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
}

/** Official transliteration; Latin letters, digits and signs stay as they are. */
const inLatin = (text: string): string =>
  text.normalize('NFC').replaceAll(cyrillicWord, (word) => capitalizedAs(word, romanize(word)));

/** The name of a city for people who read in this language: 'Кам’янське' → 'Kamianske'. Orders keep the Ukrainian one. */
export function cityName(name: string, language: Language): string {
  if (language === 'uk') return name;
  const translated = name
    .replaceAll(region, (_, adjective: string) => regionName(adjective, language))
    .replaceAll(district, '$1 district');
  return inLatin(translated);
}

const street = /^(вул|просп|пров)\.?\s+(.+),\s*(\d\S*)$/iu;
const streets: Record<string, string> = { вул: 'St', просп: 'Ave', пров: 'Ln' };

/** The same for the street of a pickup point: 'вул. Наукова, 7' → '7 Naukova St'. A branch keeps the name that the carrier gave it. */
export function streetName(address: string, language: Language): string {
  if (language === 'uk') return address;
  const [, kind = '', name = '', house = ''] = street.exec(address) ?? [];
  return name === '' ? inLatin(address) : `${house} ${inLatin(name)} ${streets[kind.toLowerCase()]}`;
}

/** The same for a region: 'Львівська', 'Львівська область' → 'Lviv region'. */
export function regionName(name: string, language: Language): string {
  if (language === 'uk') return name;
  const adjective = name.toLowerCase().replace(/\s+обл(?:асть|\.)?$/, '');
  return regions[adjective.trim()] ?? inLatin(name);
}
