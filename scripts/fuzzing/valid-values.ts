import fc from 'fast-check';
import type { JsonSchema } from './api-description.ts';

/** Ids from responses, so that requests hit existing rows. */
export class KnownIds {
  readonly #byGroup = new Map<string, string[]>();
  readonly #mostPerGroup = 40;

  note(group: string, id: string): void {
    const ids = this.#byGroup.get(group) ?? [];
    if (!ids.includes(id)) ids.push(id);
    if (ids.length > this.#mostPerGroup) ids.shift();
    this.#byGroup.set(group, ids);
  }

  /** Ids of the group that the name refers to: `brand` means an id of 'admin/brands'. */
  for(name: string, group: string): readonly string[] {
    const word = name.replace(/(?:_?ids?|s)$/i, '').toLowerCase();
    const named = [...this.#byGroup].filter(([known]) => word.length > 3 && known.toLowerCase().includes(word));
    const ids = named.flatMap(([, known]) => known);
    return ids.length > 0 ? ids : (this.#byGroup.get(group) ?? []);
  }
}

type Naming = { readonly group: string; readonly known: KnownIds };

/** Plausible values by field name, which a schema cannot express. */
const likelyByName: Readonly<Record<string, readonly unknown[]>> = {
  email: ['olena@kraplyna.test', 'fuzz@kraplyna.test', 'guest@example.com'],
  password: ['kraplyna-fuzz', 'long enough'],
  currentPassword: ['kraplyna-fuzz'],
  phone: ['+380671234512', '067 123-45-12', ''],
  delivery: ['Нова пошта', 'Самовивіз'],
  region: ['Київська'],
  city: ['Київ'],
  address: ['Відділення №1'],
  paymentMethod: ['Оплата карткою'],
  firstName: ['Олена'],
  lastName: ['Коваль'],
  cartQuantity: [1, 2],
  currentPrice: [100, '99.50', '0'],
  previousPrice: ['', null, 120],
  quantity: [0, 5, '7'],
  releaseDate: ['2026-03-17', ''],
  dateEnd: ['2027-01-01'],
  birthdate: ['1990-02-03', null],
  from: ['2026-01-01'],
  to: ['2026-03-01'],
  color: ['#ffaa00', 'бурштиновий'],
  productUrl: ['https://example.com/a', ''],
  description: ['<p>Опис</p>'],
  content: ['<h2>Про</h2><p>текст</p>'],
  find: ['дощ', 'chanel', '067'],
  query: ['дощ', 'chanel', 'ifytkm'],
  title: ['Назва', 'novynky'],
  orderNo: ['100001', '100002'],
  calledMethod: ['getAreas', 'getCities', 'getWarehouses'],
};

const text = ({ minLength = 0, maxLength = 40, pattern }: JsonSchema): fc.Arbitrary<string> =>
  // Unicode property classes take seconds to generate.
  pattern === undefined || /\\p\{/i.test(pattern)
    ? fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
    : fc.stringMatching(new RegExp(pattern, 'u'), { size: 'xsmall' });

function stringValue(schema: JsonSchema, name: string, { group, known }: Naming): fc.Arbitrary<unknown> {
  if (schema.format !== 'uuid') return text(schema);
  const ids = known.for(name, group);
  return ids.length > 0 ? fc.constantFrom(...ids) : fc.uuid({ version: 7 });
}

function objectValue({ properties = {}, required = [] }: JsonSchema, naming: Naming): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).filter(([, { contentMediaType }]) => contentMediaType === undefined);
  return fc.record(Object.fromEntries(fields.map(([name, schema]) => [name, valueFor(schema, name, naming)])), {
    requiredKeys: required.filter((name) => fields.some(([field]) => field === name)),
  });
}

function plainValue(schema: JsonSchema, name: string, naming: Naming): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueFor(choice, name, naming)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return stringValue(schema, name, naming);
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1000),
        max: Math.min(schema.maximum ?? 1000, 1_000_000),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, name, naming), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'object':
      return objectValue(schema, naming);
    default:
      return fc.oneof(fc.string(), fc.integer(), fc.constant(null));
  }
}

/** A value that is valid for the schema, mostly a plausible one. */
export function valueFor(schema: JsonSchema, name: string, naming: Naming): fc.Arbitrary<unknown> {
  const likely = schema.format === 'uuid' || schema.type === 'object' ? undefined : likelyByName[name];
  const plain = plainValue(schema, name, naming);
  if (!likely) return plain;
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...likely) }, { weight: 1, arbitrary: plain });
}
