import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createInterning,
  extendSerialized,
  SerializedJson,
  serializeArray,
  serializeObject,
} from './serialized-json.ts';

const write = <Value>(value: Value) => new SerializedJson<Value>(JSON.stringify(value));

describe('pre-serialized JSON', () => {
  it('is embedded unchanged at every position', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.string(), (one, other, message) => {
        const whole = serializeObject({
          list: serializeArray([write(one), write(other)]),
          message,
          one: write(one),
          other,
        });
        const expected = JSON.parse(JSON.stringify({ list: [one, other], message, one, other }));
        expect(whole.parse()).toEqual(expected);
        expect(extendSerialized(whole, { further: write(other) }).parse()).toEqual({
          ...expected,
          further: expected.other,
        });
      }),
    );
  });

  it('survives another serialization', () => {
    expect(JSON.stringify({ data: write({ name: 'Краплина' }) })).toBe('{"data":{"name":"Краплина"}}');
  });

  it('may be an empty list', () => {
    expect(serializeArray([]).parse()).toEqual([]);
  });
});

describe('interned JSON', () => {
  const intern = createInterning<{ name: string; sizes: { ml: number }[] }>(10_000);
  const json = '{"name":"Краплина","sizes":[{"ml":5}]}';

  it('is one frozen object for equal text, in each list that contains it', () => {
    const [alone, listed] = [intern(json).parse(), serializeArray([intern(json)]).parse()[0]];
    expect(alone).toEqual(JSON.parse(json));
    expect(listed).toBe(alone);
    expect(serializeObject({ list: serializeArray([intern(json)]) }).parse().list[0]).toBe(alone);
    expect(Object.isFrozen(alone.sizes[0])).toBe(true);
  });

  it('is another object for another text', () => {
    expect(intern(json.replace('5', '6')).parse()).toEqual({ name: 'Краплина', sizes: [{ ml: 6 }] });
  });
});
