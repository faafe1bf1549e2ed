import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCarrierPlaces } from '#contracts/carrier.ts';
import { parseQuery } from '#contracts/kit/query-string.ts';
import { listProducts } from '#contracts/products.ts';
import { allRoutes } from '#server/modules.ts';
import { CacheKeysByUrl, pageKeys, publicKeys } from './cache-key.ts';
import { validate } from './dispatch.ts';

const keyOfQuery = (parts: readonly string[]) =>
  publicKeys(listProducts, validate(listProducts, { query: parseQuery(parts.join('&')) }, 'uk'))?.uk;

const brand = fc.uuid().map((id) => `filter[brand]=${id}`);
const known = fc
  .record(
    {
      perPage: fc.integer({ min: 1, max: 100 }),
      startPage: fc.integer({ min: 1, max: 1000 }),
      sort: fc.constantFrom('-date', '-1', '1'),
      categories: fc.constantFrom('niche', 'perfume'),
    },
    { requiredKeys: [] },
  )
  .map((fields) => Object.entries(fields).map(([name, value]) => `${name}=${value}`));

describe('[RULE-SAFE-05] the cache key of a public response', () => {
  it('is the same for the same request, in whatever order and however often its parameters stand', () => {
    fc.assert(
      fc.property(
        fc.tuple(known, fc.array(brand, { maxLength: 5 })).chain(([fields, brands]) => {
          const parts = [...fields, ...brands];
          const repeated = [...parts, ...brands];
          return fc.tuple(
            fc.constant(parts),
            fc.shuffledSubarray(repeated, { minLength: repeated.length, maxLength: repeated.length }),
          );
        }),
        ([parts, shuffled]) => {
          expect(keyOfQuery(shuffled)).toBe(keyOfQuery(parts));
        },
      ),
    );
  });

  it('differs where the request does', () => {
    fc.assert(
      fc.property(known, known, (one, other) => {
        const meaning = (parts: readonly string[]) =>
          JSON.stringify(validate(listProducts, { query: parseQuery(parts.join('&')) }, 'uk').query);
        expect(keyOfQuery(one) === keyOfQuery(other)).toBe(meaning(one) === meaning(other));
      }),
    );
  });

  it('does not exist for parameters that the contract does not know', () => {
    fc.assert(
      fc.property(known, fc.stringMatching(/^[a-z]{1,8}$/), (parts, name) => {
        fc.pre(!['perPage', 'startPage', 'sort', 'categories', 'filter'].includes(name));
        expect(() => keyOfQuery([...parts, `${name}=1`])).toThrow();
      }),
    );
  });

  it('is the same with and without default values, and however a number is spelled', () => {
    const said = ['perPage=9', 'startPage=01', 'sort=-date'];
    expect(keyOfQuery(said)).toBe(keyOfQuery([]));
  });

  it('has the fields of a body in one order, and the language', () => {
    const ask = (body: unknown) => publicKeys(listCarrierPlaces, validate(listCarrierPlaces, { body }, 'uk'));
    const one = ask({ modelName: 'Address', calledMethod: 'getCities', methodProperties: { AreaRef: 'a' } });
    const other = ask({ methodProperties: { AreaRef: 'a' }, calledMethod: 'getCities', modelName: 'Address' });
    expect(other).toEqual(one);
    expect(one?.uk).not.toBe(one?.en);
  });

  it('is made of strict schemas, so that nothing unknown can be in it', () => {
    const publicReads = allRoutes.map(({ endpoint }) => endpoint).filter(({ isPublic }) => isPublic);
    expect(publicReads.length).toBeGreaterThan(15);
    for (const { name, access, query, body, params, ...rest } of publicReads) {
      expect([name, access.kind]).toEqual([name, 'everyone']);
      expect([name, rest.files, rest.signed, rest.isIdempotent, rest.aliases]).toEqual([
        name,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      for (const schema of [query, body, params]) {
        const issues = schema?.safeParse({ surprise: 1 }).error?.issues ?? [];
        if (schema)
          expect([name, issues.map(({ code }) => code)]).toEqual([name, expect.arrayContaining(['unrecognized_keys'])]);
      }
    }
  });

  it('does not exist for requests that are too long', () => {
    expect(pageKeys(`/products?query=${'x'.repeat(1000)}`)).toBeNull();
    expect(publicKeys({ name: 'suggest' }, { query: { query: 'x'.repeat(1000) } } as never)).toBeNull();
  });
});

describe('the cache keys by URL', () => {
  const keys = { uk: 'uk x', en: 'en x' };

  it('are found by URL and language', () => {
    const known = new CacheKeysByUrl();
    known.remember('/api/x', keys);
    expect([known.find('/api/x'), known.find('/api/x', 'en-GB,en;q=0.9'), known.find('/api/y')]).toEqual([
      'uk x',
      'en x',
      undefined,
    ]);
  });

  it('are not evicted by a flood of other URLs while they are in use', () => {
    const known = new CacheKeysByUrl();
    known.remember('/index', keys);
    for (let index = 0; index < 50_000; index += 1) {
      known.remember(`/index?cb=${index}`, keys);
      if (index % 1000 === 0) expect(known.find('/index')).toBe('uk x');
    }
    expect(known.find('/index?cb=1')).toBeUndefined();
  });
});
