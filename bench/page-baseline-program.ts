import fastify from 'fastify';
import pg from 'pg';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { newestOf, type ProductRow } from './newest-products.ts';
import { onTask } from './task.ts';

export type PageBaselineTask = { readonly databaseUrl: string };

const hryvnias = (kopecks: number | null) => (kopecks === null ? '' : `${(kopecks / 100).toFixed(2)} ₴`);

function Card({ product }: { product: ProductRow }) {
  return h(
    'li',
    { className: 'card' },
    h('img', { src: product.address ?? '', alt: '', loading: 'lazy' }),
    h('p', { className: 'brand' }, product.brand_name),
    h('h3', null, h('a', { href: `/products/item/${product.id}` }, product.name)),
    h('p', { className: 'price' }, hryvnias(product.price_now_kopecks)),
    h('button', { type: 'button' }, 'Buy'),
  );
}

function Page({ title, products }: { title: string; products: readonly ProductRow[] }) {
  const cards = products.map((product) => h(Card, { key: product.id, product }));
  return h(
    'html',
    null,
    h('head', null, h('title', null, title)),
    h('body', null, h('h1', null, title), h('ul', null, cards)),
  );
}

/** The baseline for cold pages: one Fastify route, the same query as the SQL baseline, rendered by React as a plain list of 30 cards. */
onTask(async ({ databaseUrl }: PageBaselineTask): Promise<string> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
  const app = fastify();
  app.get<{ Params: { title: string } }>('/goods/:title', async ({ params: { title } }, reply) => {
    const products = await newestOf(pool, title);
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!DOCTYPE html>${renderToString(h(Page, { title, products }))}`);
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
});
