declare const value: unique symbol;

/** A value as JSON that is written already: it leaves as it is, and is read only for who needs to know what is in it. */
export class Written<Value> {
  declare readonly [value]: Value;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  read(): Value {
    return JSON.parse(this.json);
  }

  /** So that it comes out right as a part of anything else, too. */
  toJSON(): Value {
    return this.read();
  }
}

type Parts<Value> = { readonly [Name in keyof Value]: Value[Name] | Written<Value[Name]> };

const writeFields = (parts: object): string =>
  Object.entries(parts)
    .map(([name, part]) => `"${name}":${part instanceof Written ? part.json : JSON.stringify(part)}`)
    .join(',');

/** An object of which some parts may be written already. Its names are those of a contract: plain words. */
export const writeObject = <Value extends object>(parts: Parts<Value>): Written<Value> =>
  new Written(`{${writeFields(parts)}}`);

/** The same object with further parts. */
export const extendWritten = <Value extends object, Further extends object>(
  { json }: Written<Value>,
  further: Parts<Further>,
): Written<Value & Further> => new Written(`${json.slice(0, -1)},${writeFields(further)}}`);

export const writeArray = <Item>(items: readonly Written<Item>[]): Written<Item[]> =>
  new Written(`[${items.map(({ json }) => json).join(',')}]`);
