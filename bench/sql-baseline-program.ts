import fastify from 'fastify';
import pg from 'pg';
import { newestOf } from './newest-products.ts';
import { onTask } from './task.ts';

export type SqlBaselineTask = { readonly databaseUrl: string };

/** The baseline for cold requests: one Fastify route, one indexed query for the 30 newest products of a category, as JSON. */
onTask(async ({ databaseUrl }: SqlBaselineTask): Promise<string> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
  const app = fastify();
  app.get<{ Params: { title: string } }>('/goods/:title', async ({ params }) => {
    return { status: true, message: '', data: { products: await newestOf(pool, params.title) } };
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
});
