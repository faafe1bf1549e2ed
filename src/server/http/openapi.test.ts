import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '#server/modules.ts';
import { describeApi } from './openapi.ts';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: object };
  responses: object;
};

const endpoints = allRoutes.map(({ endpoint }) => endpoint);
const description = describeApi(endpoints) as { openapi: string; paths: Record<string, Record<string, Operation>> };

/** The calls in the list of requirements: `API-AUTH-01 POST auth/login {…}`. */
const requiredCalls = [
  ...readFileSync(new URL('../../../docs/requirements.md', import.meta.url), 'utf8').matchAll(
    /^- API-(?!GEN)[A-Z]+-\d+ (?:\(D\) )?(GET|POST|PUT|DELETE) ([\w/{}-]+)/gm,
  ),
].map(([, method = '', path = '']) => ({ method, path: path.replace(/\/$/, '') }));

describe('the OpenAPI description', () => {
  it('lists every required endpoint', () => {
    expect(requiredCalls.length).toBeGreaterThan(100);
    // A trailing slash makes no difference.
    const described = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/^\/|\/$/g, '')}`),
    );
    const missing = requiredCalls
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !described.includes(call));
    expect(missing).toEqual([]);
  });

  it('describes responses and path parameters of each endpoint', () => {
    for (const [path, operations] of Object.entries(description.paths)) {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const operation of Object.values(operations)) {
        const described = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
        expect([path, described.sort()]).toEqual([path, places.sort()]);
        expect(Object.keys(operation.responses)).toEqual(['200', 'default']);
      }
    }
  });

  it('is OpenAPI 3.1 and lists every endpoint at each of its paths', () => {
    expect(description.openapi).toMatch(/^3\.1\./);
    for (const endpoint of endpoints) {
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
        expect(Object.keys(description.paths[`/${path}`] ?? {})).toContain(endpoint.method.toLowerCase());
      }
    }
  });

  it('gives each operation a unique operationId', () => {
    const names = Object.values(description.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('describes path parameters, query parameters and bodies', () => {
    const edit = description.paths['/admin/brands/edit/{id}']?.put;
    expect(edit?.parameters).toContainEqual(expect.objectContaining({ name: 'id', in: 'path', required: true }));
    expect(edit?.requestBody?.content).toHaveProperty(['multipart/form-data', 'schema', 'properties', 'file']);
    expect(description.paths['/orders']?.post?.parameters).toEqual([
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
    ]);
    const list = description.paths['/openpath/products/getall']?.get;
    expect(list?.parameters).toContainEqual(expect.objectContaining({ name: 'perPage', in: 'query', required: false }));
  });

  it('names the signature header of a webhook', () => {
    const webhook = description.paths['/payments/monobank/webhook']?.post;
    expect(webhook?.parameters).toContainEqual(
      expect.objectContaining({ name: 'x-sign', in: 'header', required: true }),
    );
    expect(webhook?.requestBody?.content).toHaveProperty(['application/json', 'schema', 'properties', 'invoiceId']);
  });
});
