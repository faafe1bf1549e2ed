import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extendSerialized, SerializedJson, serializeArray, serializeObject } from './serialized-json.ts';

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
