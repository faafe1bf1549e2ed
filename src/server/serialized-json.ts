import { LRUCache } from 'lru-cache';

declare const value: unique symbol;

/** A value as pre-serialized JSON: sent as it is, parsed only where its content is needed. */
export class SerializedJson<Value> {
  declare readonly [value]: Value;
  readonly json: string;
  readonly #parse: (json: string) => Value;

  constructor(json: string, parse: (json: string) => Value = JSON.parse) {
    this.json = json;
    this.#parse = parse;
  }

  parse(): Value {
    return this.#parse(this.json);
  }

  /** For `JSON.stringify` of an object that contains it. */
  toJSON(): Value {
    return this.parse();
  }
}

type Parts<Value> = { readonly [Name in keyof Value]: Value[Name] | SerializedJson<Value[Name]> };

const parseFields = <Value extends object>(parts: Parts<Value>): Value =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      part instanceof SerializedJson ? part.parse() : JSON.parse(JSON.stringify(part)),
    ]),
  ) as Value;

const serializeFields = (parts: object): string =>
  Object.entries(parts)
    .map(([name, part]) => `"${name}":${part instanceof SerializedJson ? part.json : JSON.stringify(part)}`)
    .join(',');

/** An object with parts that may be pre-serialized. Its keys are field names of a contract and need no escaping. */
export const serializeObject = <Value extends object>(parts: Parts<Value>): SerializedJson<Value> =>
  new SerializedJson(`{${serializeFields(parts)}}`, () => parseFields(parts));

/** The same object with more fields. */
export const extendSerialized = <Value extends object, Further extends object>(
  { json }: SerializedJson<Value>,
  further: Parts<Further>,
): SerializedJson<Value & Further> => new SerializedJson(`${json.slice(0, -1)},${serializeFields(further)}}`);

export const serializeArray = <Item>(items: readonly SerializedJson<Item>[]): SerializedJson<Item[]> =>
  new SerializedJson(`[${items.map(({ json }) => json).join(',')}]`, () => items.map((item) => item.parse()));

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

/** Of the JSON and of what was parsed from it. */
const bytesPerCharacter = 4;

type Intern<Value> = (json: string) => SerializedJson<Value>;

/** Interning: equal JSON is parsed once, and all callers get the same frozen object. The least recently used leave. */
export function createInterning<Value extends object>(maxBytes: number): Intern<Value> {
  const known = new LRUCache<string, Value>({
    maxSize: maxBytes,
    sizeCalculation: (_, json) => bytesPerCharacter * json.length,
  });
  const parse = (json: string): Value => {
    const existing = known.get(json);
    if (existing !== undefined) return existing;
    const parsed: Value = deepFreeze(JSON.parse(json));
    known.set(json, parsed);
    return parsed;
  };
  return (json) => new SerializedJson(json, parse);
}
