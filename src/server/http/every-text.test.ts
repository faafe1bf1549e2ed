import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { text } from '#contracts/kit/fields.ts';
import { allRoutes } from '#server/modules.ts';

type Found = { readonly path: string; readonly schema: z.ZodType };

type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly rest?: z.ZodType | null;
  readonly innerType?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
};

const isTransform = (schema: z.ZodType | undefined) => schema?.def.type === 'transform';

/** The output of a transform is not input, unless the transform comes first, as in `preprocess`. */
function partsOf(definition: Definition): [string, z.ZodType | null | undefined][] {
  if (definition.type === 'pipe') return [['', isTransform(definition.in) ? definition.out : definition.in]];
  return [
    ...Object.entries(definition.shape ?? {}),
    ...(definition.options ?? []).map((option): [string, z.ZodType] => ['', option]),
    ...(definition.items ?? []).map((item): [string, z.ZodType] => ['[]', item]),
    ['[]', definition.element],
    ['[]', definition.rest],
    ['', definition.innerType],
    ['key', definition.keyType],
    ['value', definition.valueType],
    ['', definition.left],
    ['', definition.right],
  ];
}

/** Types without text, or that accept anything; the dispatcher checks those. */
const withoutText = [
  'number',
  'int',
  'boolean',
  'null',
  'undefined',
  'enum',
  'literal',
  'unknown',
  'transform',
  'never',
];

function textsIn(schema: z.ZodType, path: string): Found[] {
  const definition = schema.def as Definition;
  if (definition.type === 'string') return [{ path, schema }];
  if (withoutText.includes(definition.type)) return [];
  const parts = partsOf(definition).flatMap(([name, part]) =>
    part ? textsIn(part, name ? `${path}.${name}` : path) : [],
  );
  const isKnown = partsOf(definition).some(([, part]) => part) || definition.type === 'object';
  if (!isKnown) throw new Error(`${path}: this test does not know what a "${definition.type}" holds`);
  return parts;
}

const unreadable = ['\u0000', 'a\u0000b', 'abc\u0000', '\ud800', 'a\udfffb', 'ab\ud83d'];
const endless = 'a'.repeat(1_000_000);

const accepts = (schema: z.ZodType, value: string) => schema.safeParse(value).success;

describe('[RULE-SAFE-17] every text of every call', () => {
  const found = allRoutes.flatMap(({ endpoint: { name, params, query, body } }) =>
    Object.entries({ params, query, body }).flatMap(([place, schema]) =>
      schema ? textsIn(schema, `${name} ${place}`) : [],
    ),
  );

  it('is covered by this test', () => {
    expect(found.length).toBeGreaterThan(150);
    expect(found.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'login body.email',
        'placeOrder body.deliveryAddress.city',
        'createProduct body.description',
      ]),
    );
  });

  it('is refused where it holds NUL or half of a surrogate pair', () => {
    const careless = found.filter(({ schema }) => unreadable.some((value) => accepts(schema, value)));
    expect(careless.map(({ path }) => path)).toEqual([]);
  });

  it('is refused where it is too long', () => {
    expect(found.filter(({ schema }) => accepts(schema, endless)).map(({ path }) => path)).toEqual([]);
  });
});

test('a text field without the shared schema is detected', () => {
  const careless = z.object({ a: z.array(z.object({ b: z.string().max(9).optional() })), c: text(9).default('') });
  const found = textsIn(careless, 'body');
  expect(found.map(({ path, schema }) => [path, accepts(schema, 'a\u0000b')])).toEqual([
    ['body.a.[].b', true],
    ['body.c', false],
  ]);
});
