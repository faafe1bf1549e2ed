declare const value: unique symbol;

/** A value as pre-serialized JSON: sent as it is, parsed only where its content is needed. */
export class SerializedJson<Value> {
  declare readonly [value]: Value;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  parse(): Value {
    return JSON.parse(this.json);
  }

  /** For `JSON.stringify` of an object that contains it. */
  toJSON(): Value {
    return this.parse();
  }
}

type Parts<Value> = { readonly [Name in keyof Value]: Value[Name] | SerializedJson<Value[Name]> };

const serializeFields = (parts: object): string =>
  Object.entries(parts)
    .map(([name, part]) => `"${name}":${part instanceof SerializedJson ? part.json : JSON.stringify(part)}`)
    .join(',');

/** An object with parts that may be pre-serialized. Its keys are field names of a contract and need no escaping. */
export const serializeObject = <Value extends object>(parts: Parts<Value>): SerializedJson<Value> =>
  new SerializedJson(`{${serializeFields(parts)}}`);

/** The same object with more fields. */
export const extendSerialized = <Value extends object, Further extends object>(
  { json }: SerializedJson<Value>,
  further: Parts<Further>,
): SerializedJson<Value & Further> => new SerializedJson(`${json.slice(0, -1)},${serializeFields(further)}}`);

export const serializeArray = <Item>(items: readonly SerializedJson<Item>[]): SerializedJson<Item[]> =>
  new SerializedJson(`[${items.map(({ json }) => json).join(',')}]`);
