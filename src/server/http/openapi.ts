import { z } from 'zod';
import type { Access } from '#contracts/kit/access.ts';
import { type Address, addressesOf } from '#contracts/kit/addresses.ts';
import type { Endpoint } from '#contracts/kit/endpoint.ts';
import { problemStatuses } from '#contracts/kit/problem.ts';

type Json = Record<string, unknown>;

const inputSchema = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
const outputSchema = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json;

const failureSchema: Json = {
  type: 'object',
  required: ['status', 'message', 'code', 'data'],
  properties: {
    status: { const: false },
    message: { type: 'string', description: 'A sentence for people, in the language of the request' },
    code: { type: 'string', enum: Object.keys(problemStatuses) },
    data: { type: 'object', description: 'Sentences by field, or what else belongs to the failure' },
  },
};

export const accessesText = (accesses: Address['accesses']): string => accesses.map(accessText).join(' and ');

function accessText(access: Access): string {
  if (access.kind === 'everyone') return 'everyone';
  if (access.kind === 'signed-in') return 'anyone signed in';
  if (access.kind === 'own') return `admin area or customer, module ${access.module}`;
  return access.module ? `${access.area}, module ${access.module}` : `${access.area} area`;
}

const repeatKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Up to 200 characters of the sender’s own. A repeat with the same key and the same body does nothing twice',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
};

function parametersOf({ params, query, signed, isIdempotent }: Endpoint): Json[] {
  const of = (place: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      schema: inputSchema(field as z.ZodType),
      ...(place === 'query' && { style: 'deepObject', explode: true }),
    }));
  const signature = signed && { name: signed.header, in: 'header', required: true, schema: { type: 'string' } };
  const headers = [...(signature ? [signature] : []), ...(isIdempotent ? [repeatKey] : [])];
  return [...of('path', params), ...of('query', query), ...headers];
}

function bodyOf({ body, files, signed }: Endpoint): Json | undefined {
  if (signed) return { required: true, content: { 'application/json': { schema: inputSchema(signed.body) } } };
  if (!body) return undefined;
  const schema = inputSchema(body);
  if (!files) return { required: true, content: { 'application/json': { schema } } };
  const properties = { ...(schema.properties as Json) };
  for (const name of files) properties[name] = { type: 'string', contentMediaType: 'application/octet-stream' };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

function operationOf(endpoint: Endpoint, { accesses }: Address, operationId: string): Json {
  const success: Json = {
    type: 'object',
    required: ['status', 'message', 'data'],
    properties: { status: { const: true }, message: { type: 'string' }, data: outputSchema(endpoint.response) },
  };
  const requestBody = bodyOf(endpoint);
  return {
    operationId,
    summary: endpoint.summary,
    description: `Open to: ${accessesText(accesses)}.`,
    tags: [endpoint.path.split('/').slice(0, 2).join('/')],
    parameters: parametersOf(endpoint),
    ...(requestBody && { requestBody }),
    ...(accesses.some(({ kind }) => kind !== 'everyone') && { security: [{ session: [] }] }),
    responses: {
      200: {
        description: 'It worked',
        content: endpoint.download ? { [endpoint.download.type]: {} } : { 'application/json': { schema: success } },
      },
      default: {
        description: 'It did not',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

/** OpenAPI 3.1, generated from the schemas that validate requests, so that it cannot drift from the implementation. */
export function describeApi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    for (const [index, address] of addressesOf(endpoint).entries()) {
      const operationId = index === 0 ? endpoint.name : `${endpoint.name}_${index + 1}`;
      const operation = { [endpoint.method.toLowerCase()]: operationOf(endpoint, address, operationId) };
      const path = `/${address.path}`;
      paths[path] = { ...paths[path], ...operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Краплина', version: '1', description: 'Every screen of the shop gets its data from these calls.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token of POST auth/login' } },
    },
  };
}
