import type { FastifyInstance } from 'fastify';
import { addressesOf } from '#contracts/kit/addresses.ts';
import type { Endpoint } from '#contracts/kit/endpoint.ts';
import type { Route } from './dispatch.ts';
import { accessesText, describeApi } from './openapi.ts';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const style = `
  body{font:16px/1.55 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;background:#faf7f2;color:#211b14}
  h1{font-size:2rem;margin:0 0 .25rem}h2{margin:2.5rem 0 .5rem;font-size:1.15rem}p{margin:.25rem 0}a{color:#7c460a}
  details{border:1px solid #e7dfd2;background:#fffdf9;border-radius:6px;margin:.5rem 0;padding:.5rem .75rem;overflow-x:auto}
  summary{cursor:pointer}code{font-size:.9rem}pre{font-size:.8rem;overflow-x:auto}b{display:inline-block;min-width:4.5rem;color:#9a5a12}
  small{color:#5f5548}`;

function detailsOf(endpoint: Endpoint, operation: unknown): string {
  const [own, ...others] = addressesOf(endpoint).map(({ path, accesses }) => ({
    path: escapeHtml(path),
    openTo: escapeHtml(accessesText(accesses)),
  }));
  const aliases = others.map(({ path, openTo }) => `<p><small>Also at /api/${path}, open to: ${openTo}</small></p>`);
  return `<details><summary><b>${endpoint.method}</b><code>/api/${own?.path}</code> ${escapeHtml(endpoint.summary)}</summary>
    <p><small>Open to: ${own?.openTo}</small></p>${aliases.join('')}
    <pre tabindex="0">${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`;
}

function docsPage(endpoints: readonly Endpoint[], description: ReturnType<typeof describeApi>): string {
  const paths = description.paths as Record<string, Record<string, unknown>>;
  const groups = Map.groupBy(endpoints, ({ path }) => path.split('/').slice(0, 2).join('/'));
  const sections = [...groups].map(
    ([title, calls]) =>
      `<section><h2>${escapeHtml(title)}</h2>${calls
        .map((endpoint) => detailsOf(endpoint, paths[`/${endpoint.path}`]?.[endpoint.method.toLowerCase()]))
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Краплина API</title><link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>Краплина API</h1>
    <p>Every answer is <code>{ status, message, data }</code>. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
    ${sections.join('')}</main></body></html>`;
}

/** Serves OpenAPI and a documentation page, both built once at startup. */
export function registerOpenApi(app: FastifyInstance, routes: readonly Route[]): void {
  const endpoints = routes.map(({ endpoint }) => endpoint);
  const description = describeApi(endpoints);
  const page = docsPage(endpoints, description);
  const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";
  app.get('/api/openapi.json', async () => description);
  app.get('/api/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/api/docs', async (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  );
}
