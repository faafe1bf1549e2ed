import fc from 'fast-check';
import type { Operation } from './api-description.ts';
import { formOf } from './form-bodies.ts';
import {
  hostileBodies,
  hostileContentTypes,
  hostileHeaders,
  hostileQueries,
  hostileSegments,
  hostileText,
  hostileValue,
} from './hostile-values.ts';
import { type KnownIds, valueFor } from './valid-values.ts';

export type FuzzRequest = {
  readonly method: string;
  /** Path and query as sent on the wire. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
};

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key])),
  ];
}

/** A copy with another value at the path; `undefined` removes the field. */
function replaced(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Fields) }) as Record<string | number, unknown>;
  if (rest.length === 0 && next === undefined) delete copy[key];
  else copy[key] = replaced(copy[key], rest, next);
  return copy;
}

/** With an invalid, a missing or an extra field. */
function damaged(base: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.oneof(
    { weight: 6, arbitrary: hostileValue },
    { weight: 2, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
  const wrong = fc.tuple(base, fc.nat(), change).map(([fields, at, value]) => {
    const paths = pathsIn(fields);
    return replaced(fields, paths[at % paths.length] ?? ['extra'], value);
  });
  const extra = fc
    .tuple(base, hostileText, hostileValue)
    .map(([fields, name, value]) => ({ ...(fields as Fields), [name.slice(0, 300)]: value }));
  return fc.oneof({ weight: 5, arbitrary: wrong }, { weight: 1, arbitrary: extra });
}

/** A lone surrogate cannot be percent-encoded. */
const inAddress = (value: unknown) =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed().slice(0, 3000));

function queryText(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.map((item) => [name, item] as const);
    if (typeof value !== 'object' || value === null) return [[name, value] as const];
    return Object.entries(value).map(([inner, item]) => [`${name}[${inner}]`, item] as const);
  });
  const text = pairs.map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`).join('&');
  return text === '' ? '' : `?${text.slice(0, 8000)}`;
}

function fieldsOf({ parameters, group }: Operation, place: 'path' | 'query', known: KnownIds): fc.Arbitrary<Fields> {
  const own = parameters.filter((parameter) => parameter.in === place);
  const values = own.map(({ name, schema }) => [name, valueFor(schema, name, { group, known })] as const);
  return fc.record(Object.fromEntries(values), {
    requiredKeys: own.filter(({ required }) => required).map(({ name }) => name),
  });
}

/** Mostly valid, so that errors in other parts of the request get past validation. */
const mostly = <Value>(right: fc.Arbitrary<Value>, wrong: fc.Arbitrary<Value>, weight = 5) =>
  fc.oneof({ weight, arbitrary: right }, { weight: 1, arbitrary: wrong });

function targetOf(operation: Operation, known: KnownIds): fc.Arbitrary<string> {
  const params = fieldsOf(operation, 'path', known).map((fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, inAddress(value)])),
  );
  const odd = fc
    .tuple(params, fc.constantFrom(...hostileSegments))
    .map(([fields, segment]) => Object.fromEntries(Object.keys(fields).map((name) => [name, segment])));
  const path = mostly(params, odd, 6).map((fields) =>
    operation.path.replace(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? ''),
  );
  const query = fieldsOf(operation, 'query', known);
  const oddQuery = fc.oneof(
    damaged(query).map((fields) => queryText(fields as Fields)),
    fc.constantFrom(...hostileQueries).map((text) => `?${text}`),
  );
  const hasQuery = operation.parameters.some((parameter) => parameter.in === 'query');
  return fc.tuple(path, mostly(query.map(queryText), oddQuery, hasQuery ? 1 : 8)).map((parts) => parts.join(''));
}

type Sent = { readonly contentType: string | null; readonly body: Buffer | null };

const asJson = (value: unknown): Sent => ({
  contentType: 'application/json',
  body: Buffer.from(JSON.stringify(value) ?? ''),
});

function bodyOf({ json, form, group, method }: Operation, known: KnownIds): fc.Arbitrary<Sent> {
  const none = fc.constant<Sent>({ contentType: null, body: null });
  const odd = fc.tuple(fc.constantFrom(...hostileContentTypes), fc.constantFrom(...hostileBodies));
  const oddBody = fc.oneof(
    odd.map(([contentType, body]): Sent => ({ contentType, body: Buffer.from(body) })),
    fc
      .constantFrom(...hostileBodies)
      .map((body): Sent => ({ contentType: 'application/json', body: Buffer.from(body) })),
    none,
  );
  const schema = json ?? form;
  if (!schema) return method === 'GET' ? none : mostly(none, oddBody);
  const right = valueFor(schema, '', { group, known });
  const fields = fc.oneof({ weight: 2, arbitrary: right }, { weight: 3, arbitrary: damaged(right) });
  const written = form ? formOf(fields).map((sent): Sent => sent) : fields.map(asJson);
  return fc.oneof(
    { weight: 10, arbitrary: written },
    { weight: 2, arbitrary: oddBody },
    { weight: form ? 1 : 0, arbitrary: fields.map(asJson) },
  );
}

/** Valid, nearly valid and invalid requests to an operation. */
export function requestsTo(operation: Operation, known: KnownIds): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(
      targetOf(operation, known),
      bodyOf(operation, known),
      mostly(fc.constant({}), fc.constantFrom(...hostileHeaders), 12),
    )
    .map(([target, { contentType, body }, headers]) => ({
      method: operation.method,
      target,
      headers: { ...(contentType !== null && { 'content-type': contentType }), ...headers },
      body,
    }));
}

/** Requests to pages and files. */
export function requestsToPages(pages: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const files = [
    '/assets/',
    '/media/',
    '/',
    '//',
    '/en/',
    '/products/item/',
    '/blog/',
    '/products/categories/',
    '/api/',
  ];
  const address = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...pages) },
    { weight: 2, arbitrary: fc.constantFrom(...pages).map((page) => `${page}.data`) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...files), fc.constantFrom(...hostileSegments))
        .map(([folder, segment]) => folder + segment),
    },
    { weight: 1, arbitrary: fc.constantFrom(...files) },
    { weight: 2, arbitrary: fc.webPath().map((path) => (path.startsWith('/') ? path : `/${path}`)) },
  );
  const query = fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: fc.constantFrom(...hostileQueries).map((text) => `?${text}`) },
    { weight: 1, arbitrary: fc.webQueryParameters().map((text) => `?${text}`) },
  );
  const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');
  return fc
    .tuple(method, address, query, mostly(fc.constant({}), fc.constantFrom(...hostileHeaders)))
    .map(([method, path, text, headers]) => ({ method, target: path + text, headers, body: null }));
}
